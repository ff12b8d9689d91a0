import { describe, expect, it } from 'vitest';
import { cut } from './aims.ts';
import type { EffectFrame } from './frames.ts';
import type { LastingList } from './lasting.ts';
import { moments } from './moments.ts';
import { type Ability, scriptBook } from './script.ts';
import type { InForce } from './verb.ts';

interface Nothing {
  board: { kept: LastingList };
  turn: { kept: LastingList; stack: { do: string }[] };
  effect: { verb: 'nothing' };
  act: { letter: string };
  option: { letter: string };
  scene: undefined;
  ability: Ability<{ verb: 'nothing' }>;
}
type Frame = EffectFrame<Nothing['act']>;

const book = scriptBook<Nothing['effect']>(() => []);
const ability = (id: string, trigger: string) =>
  book.keep(book.addAbility(id, { trigger, effects: [{ verb: 'nothing' }] }, 'card', id));
const aura = ability('aura', 'banish');
const shrine = ability('shrine', 'banish');
const bell = ability('bell', 'draw');

function table(inForce: readonly InForce<Nothing['ability']>[] = []) {
  const turn: Nothing['turn'] = { kept: { next: 4, list: [] }, stack: [] };
  return { turn, ...moments<Nothing>({ texts: () => book, inForce: () => inForce, lasting: ({ kept }) => kept }) };
}

describe('a moment', () => {
  it('finds what waits for it, the own texts on top', () => {
    const { turn, fire, lasting } = table([
      { ability: shrine, card: 5, who: 0 },
      { ability: bell, card: 6, who: 2 },
      { ability: aura, card: 7, who: 2 },
    ]);
    const made = { script: 'aura', by: 2, card: 8, until: 'turn' };
    lasting(turn, { ...made, who: 2, on: 'banish' });
    lasting(turn, { ...made, who: 0, on: 'banish' });
    lasting(turn, { ...made, who: 2, on: 'draw' });
    lasting(turn, { ...made, who: 2 });
    fire(turn, 'banish', 2, { letter: 'x' });
    const common = { do: 'triggers', by: 2, inPlay: true, about: { letter: 'x' } };
    expect(turn.stack).toEqual([
      { ...common, who: 0, list: [{ text: 'shrine', card: 5 }] },
      {
        ...common,
        who: 2,
        list: [
          { text: 'aura', card: 7 },
          { text: 'aura', card: 8, lasting: 4 },
        ],
      },
    ]);
  });

  it('that nobody waits for changes nothing', () => {
    const { turn, fire } = table();
    fire(turn, 'banish', 1);
    expect(turn.stack).toEqual([]);
  });
});

describe('a lasting effect', () => {
  it('ends with its last use, and its number is not used again', () => {
    const { turn, lasting, use, lastingFor } = table();
    const made = { script: 'aura', who: 1, by: 0, card: 0, until: 'turn' };
    const { id } = lasting(turn, { ...made, uses: 2 });
    const endless = lasting(turn, made);
    use(turn, id);
    expect(turn.kept.list).toMatchObject([{ uses: 1 }, { id: endless.id }]);
    use(turn, id);
    use(turn, endless.id);
    expect([...lastingFor(turn, 1)]).toEqual([{ lasting: endless, effect: { verb: 'nothing' } }]);
    expect(lasting(turn, made).id).toBe(6);
  });
});

describe('a cut', () => {
  it('ends scripts that fit with the choices they leave, and no others', () => {
    const place = { who: 1, by: 1, card: 0, step: 0, cost: false };
    const effects = (script: string): Frame => ({ do: 'effects', ...place, script, end: 3, given: false });
    const pick = (script: string): Frame => ({ do: 'pick', ...place, script, left: 2, least: 2, declares: false });
    const choose = (script: string): Frame => ({ do: 'choose', ...place, script });
    const stack = ['old', 'new'].flatMap((script) => [effects(script), pick(script), choose(script)]);
    cut<Nothing['act']>({ stack }, ({ script }) => script === 'old');
    expect(stack).toMatchObject([{ step: 3 }, { left: 0 }, { among: [] }, { step: 0 }, { left: 2 }, { script: 'new' }]);
    expect(stack[5]).not.toHaveProperty('among');
  });
});
