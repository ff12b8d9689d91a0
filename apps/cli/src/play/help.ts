import { table } from '../screen.ts';

export const HELP: readonly string[] = table([
  ['1, 2, ...', 'pick that option'],
  ['? or why', 'what cannot be done now, and by which rule'],
  ['u', 'take your last pick back'],
  ['i <card>', 'read a card, by any part of its name'],
  ['hint', 'what a bot would do'],
  ['m', 'the menu: settings, giving up; then m1, m2, ...'],
  ['seat <n>', 'decide for another seat that is asked as well'],
  ['t', 'the table again'],
  ['l', 'what happened lately'],
  ['s [file]', 'save to a file of its own (the running game is saved by itself)'],
  ['q', 'leave; --resume goes on from here'],
]);
