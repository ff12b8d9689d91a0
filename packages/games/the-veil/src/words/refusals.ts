import { capital, type Data, type Refusal, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import { counts } from '../board/counters.ts';
import type { Content } from '../content/compile.ts';
import { abilityText } from '../effects/text.ts';
import { playerThing } from '../flow/asks.ts';
import type { RefusalCode } from '../flow/refusal-codes.ts';
import type { PlayerView, VeilView } from '../view/types.ts';
import { PARTS, SYNERGIES } from '../vocabulary.ts';
import { type Names, namesOf, PART_WORD, SYNERGY_WORD, thingName } from './names.ts';

interface Refused {
  readonly content: Content;
  readonly view: VeilView;
  readonly names: Names;
  readonly args: Data | undefined;
  /** What was reached for, by name. */
  readonly it: Text;
}

function number({ args }: Refused, key: string): number {
  const value = args?.[key];
  return typeof value === 'number' ? value : 0;
}

/** "works with 2 or more Aggro cards in play; the count is 1" */
function condition(refused: Refused): string {
  const { content, args } = refused;
  const when = content.ability(String(args?.ability)).when;
  return `works ${when ? counts.conditionText(when) : 'later'}; the count is ${number(refused, 'now')}.`;
}

const ability = ({ content, args }: Refused): string => abilityText(content.ability(String(args?.ability)).text);

function used({ it, args }: Refused): Text {
  const what =
    args?.kind === 'base' ? 'has acted' : args?.kind === 'synergy' ? 'has used its Synergy' : 'has been used';
  return text`${it} ${what} this turn; each of its lines works once a turn.`;
}

function synergy(refused: Refused): Text {
  const type = SYNERGIES.find((word) => word === refused.args?.synergy);
  const needs = number(refused, 'needs');
  const inPlay = number(refused, 'inPlay');
  return text`The Synergy of ${refused.it} wants ${needs} ${type ? SYNERGY_WORD[type] : ''} cards in play; you have ${inPlay}.`;
}

/** Which Recruits stand in the way, and what they can take. */
function shield({ content, view, names, it }: Refused): Text {
  const side = view.players.find(({ who }) => who === view.you)?.side;
  const guards = view.players.flatMap((player) => (player.side === side ? [] : guardsOf(content, view, names, player)));
  return text`Damage to ${it} waits for the Shields: ${listed(guards)}.`;
}

const guardsOf = (content: Content, view: VeilView, names: Names, { who, recruits }: PlayerView): Text[] =>
  recruits.flatMap((recruit) => {
    const name = recruit.shield ? thingName(content, view, recruit.thing) : undefined;
    return name ? [text`${names.whose(who)} ${name} with ${recruit.health - recruit.damage} Health`] : [];
  });

/** "belongs to Gold; this turn has come to the Primary Phase" */
function otherPart({ it, args }: Refused): Text {
  const [part, now] = [args?.part, args?.now].map((name) => PART_WORD[PARTS.find((one) => one === name) ?? 'primary']);
  return text`${it} belongs to ${part ?? ''}; this turn has come to ${now ?? ''}.`;
}

const who = (refused: Refused): Text => refused.names.player(number(refused, 'who'));

const WRITERS: Readonly<Record<RefusalCode, (refused: Refused) => Text>> = {
  notYourTurn: ({ view, names }) =>
    text`Cards are played on your own turn; this one belongs to ${names.players(view.sides[view.turn.side] ?? [])}.`,
  done: () => 'You have said that you are done; take that back to go on.',
  otherPart,
  trapsFirst: (refused) =>
    text`${refused.it} waits: ${plural(number(refused, 'traps'), 'Trap')} in Hand must be played first.`,
  trapsBeforeEnd: (refused) => `Your turn cannot end with ${plural(number(refused, 'traps'), 'Trap')} in Hand.`,
  othersRoute: (refused) =>
    text`${refused.it} is in ${refused.names.whose(number(refused, 'who'))} Fate Route; you buy from your own.`,
  aura: ({ it }) => text`${it} is an Aura: it works where it lies and can only be banished.`,
  gold: (refused) => text`${refused.it} costs ${number(refused, 'cost')} Gold; you have ${number(refused, 'gold')}.`,
  used,
  synergy,
  selfBanish: ({ it }) => text`${it} can banish itself once it has acted this turn.`,
  lineCondition: (refused) => text`${refused.it} ${condition(refused)}`,
  lineCost: (refused) => text`${refused.it} cannot be paid for: ${ability(refused)}`,
  lineIdle: (refused) => text`${refused.it} would find nothing to do: ${ability(refused)}`,
  exhausted: () => 'Your ability is used; it is ready again on your next turn.',
  condition: (refused) => `Your ability ${condition(refused)}`,
  cost: (refused) => `Your ability cannot be paid for: ${ability(refused)}`,
  idle: (refused) => `Your ability would find nothing to do: ${ability(refused)}`,
  noDamage(refused) {
    const damage = number(refused, 'damage');
    if (damage === 0) return 'You have no Damage yet this turn.';
    const prevented = number(refused, 'prevented');
    return `Of your ${damage} Damage this turn nothing is left${prevented > 0 ? `; ${prevented} was prevented` : ''}.`;
  },
  shield,
  healthy: (refused) => text`${refused.it} cannot go above ${number(refused, 'maximum')} Health.`,
  noHealth: (refused) =>
    `You have no Health to heal with; your Hero stands at ${number(refused, 'health')} of ${number(refused, 'maximum')}.`,
  mulliganOrder: (refused) => text`${who(refused)} may replace cards now; you come after.`,
  slotReplaced: ({ it }) => text`${it} came into a slot that was replaced once; it stays.`,
  handStays: ({ it }) => text`${it} is in your Hand; only the Fate Route can be replaced.`,
  noReveal: ({ it, args }) =>
    text`${it} has no Reveal for ${args?.window === 'damage' ? 'an attack' : 'an effect that aims at you'}.`,
  revealedOnce: ({ it }) => text`${it} was revealed this turn; once is all.`,
  slayHealth: (refused) =>
    text`${refused.it} has ${number(refused, 'health')} Health; this slays up to ${number(refused, 'most')}.`,
  tooDear: (refused) =>
    text`${refused.it} costs ${number(refused, 'cost')}; this reaches up to ${number(refused, 'most')}.`,
  noRecruit: ({ it }) => text`${it} is no Recruit.`,
  noBanish: ({ it }) => text`${it} is a Trap that cannot be banished.`,
  noTrap: ({ it }) => text`${it} is a Trap and stays where it lies.`,
  isReady: ({ it }) => text`${it} has not acted yet; it is ready.`,
  hasShield: ({ it }) => text`${it} has Shield already.`,
  opponentsOnly: () => 'Choose an opponent: this is for the other side.',
  emptyHand: ({ it }) => text`The Hand of ${it} is empty.`,
  untrapped: ({ it }) => text`No Trap lies in the Discard Pile of ${it}.`,
};

const isCode = (code: string): code is RefusalCode => Object.hasOwn(WRITERS, code);

/** Why something cannot be done, with the numbers. */
export function refusalText(content: Content, view: VeilView, { code, on, args }: Refusal): Text {
  if (!isCode(code)) throw new Error(`nobody wrote words for the refusal '${code}'`);
  const names = namesOf(content, view);
  const player = view.players.find((one) => playerThing(one.who) === on);
  const it = player ? names.player(player.who) : ((on && thingName(content, view, on)) ?? 'This');
  return capital(WRITERS[code]({ content, view, names, args, it }));
}
