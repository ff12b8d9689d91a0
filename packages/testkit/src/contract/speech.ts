import { canonical, factsFor, isOffer, plain, type Text } from '@veilhall/engine';
import { z } from 'zod';
import { barePrompts, type Check, sampled, seatsOf, steps, unsaid, viewers } from './trial.ts';

/** Checks of what a game says: options, words, plain data. */

/** What a game says about itself, before anybody plays it. */
export const selfDescription: Check = ({ game, setup }) => {
  const faults: string[] = [];
  const { min, max } = game.seats;
  if (!(min >= 1 && min <= max && max <= 16)) faults.push(`seats ${min} to ${max}`);
  if (!/^[a-z][a-z0-9-]*$/.test(game.id)) faults.push(`the id '${game.id}'`);
  if (!/^[0-9a-f]{64}$/.test(game.content.hash)) faults.push('the content hash');
  const ids = game.content.cards.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('two cards with one id');
  for (const card of game.content.cards) {
    // A card without an ability has no text.
    if (unsaid(card.name) || unsaid(card.family) || (card.text !== '' && unsaid(card.text)))
      faults.push(`card ${card.id} lacks words`);
    if (!(card.copies >= 1)) faults.push(`card ${card.id} has ${card.copies} copies`);
  }
  const once = game.options.parse(setup.options ?? {});
  if (canonical(game.options.parse(once)) !== canonical(once))
    faults.push('options that change when they are read again');
  if (!game.options.safeParse({}).success) faults.push('options without defaults');
  const { properties = {} } = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field !== 'object' || unsaid(field.description)) faults.push(`option '${name}' has no description`);
  }
  return faults;
};

const READABLE = /^[^\s\p{Cc}]{1,256}$/u;

export const options: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks } of steps(trial)) {
    const faults: string[] = [];
    if (canonical(barePrompts(game.prompts(state))) !== canonical(barePrompts(prompts)))
      faults.push('asked again, it asks something else');
    const seats = prompts.map(({ seat }) => seat);
    if (prompts.length > 0 && prompts.every(isOffer)) faults.push('nobody is offered a move of the game');
    if (new Set(seats).size !== seats.length) faults.push('two prompts for one seat');
    for (const prompt of prompts) {
      const ids = prompt.options.map(({ id }) => id);
      if (!seatsOf(setup).includes(prompt.seat)) faults.push(`there is no seat ${prompt.seat}`);
      if (prompt.ask.length === 0) faults.push('a prompt that asks nothing');
      if (ids.length === 0) faults.push(`'${prompt.ask}' offers nothing`);
      if (new Set(ids).size !== ids.length) faults.push(`'${prompt.ask}' offers an option twice`);
      for (const id of ids) if (!READABLE.test(id)) faults.push(`'${id}' is no option id`);
      const wrong = prompt.options.find(({ kind }, i) => (kind === undefined) !== i < prompt.moves);
      if (wrong) faults.push(`'${wrong.id}' stands on the wrong side of the moves`);
    }
    if (faults.length > 0) return faults.map((fault) => `after ${picks.length} picks: ${fault}`);
  }
  return [];
};

/** There are words for everything that can be seen, for everybody who can see it. */
export const wording: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks, events } of sampled(trial)) {
    const faults: string[] = [];
    const say = (what: string, text: Text | undefined) => {
      if (unsaid(text)) faults.push(`no words for ${what}: '${text}'`);
    };
    for (const prompt of barePrompts(prompts)) {
      const text = game.words.prompt(game.view(state, prompt.seat), prompt);
      say(prompt.ask, text.sentence);
      if (text.labels.length !== prompt.options.length) faults.push(`'${prompt.ask}' has not one label per option`);
      const labels = new Map<string, string>();
      for (const [i, { id }] of prompt.options.entries()) {
        const label = text.labels[i];
        say(id, label);
        const read = plain(label ?? '');
        if (labels.has(read)) faults.push(`'${id}' and '${labels.get(read)}' both read '${read}'`);
        labels.set(read, id);
      }
    }
    for (const seat of seatsOf(setup)) {
      const view = game.view(state, seat);
      for (const refusal of game.whyNot(state, seat)) {
        say(refusal.code, game.words.refusal(view, refusal));
        if (unsaid(refusal.code) || unsaid(refusal.rule))
          faults.push(`a refusal without code or rule: ${canonical(refusal)}`);
      }
    }
    for (const who of viewers(setup)) {
      const view = game.view(state, who);
      for (const fact of factsFor(events, who)) say(fact.type, game.words.fact(fact));
      const sketch = game.words.sketch(view);
      say('sketch', sketch.title);
      if (sketch.stage !== undefined) say('stage', sketch.stage);
      for (const zone of sketch.zones) {
        say('zone', zone.name);
        if (zone.things && zone.things.length > zone.count) faults.push(`zone ${zone.id} counts wrong`);
        for (const thing of zone.things ?? []) say('thing', thing.name);
      }
      if (game.outcome(state)) say('outcome', game.words.outcome(view));
    }
    if (faults.length > 0) return faults.map((fault) => `after ${picks.length} picks: ${fault}`);
  }
  return [];
};

/** Where a value is no plain data: nothing but text, finite numbers, truth values, lists and plain objects. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, member] of Object.entries(value)) {
    // An absent member may be spelled out; a hole in a list may not.
    if (member === undefined && !Array.isArray(value)) continue;
    const fault = notPlain(member, `${path}.${key}`);
    if (fault) return fault;
  }
  return undefined;
}

/** What leaves the authority, and the state itself, is plain data. */
export const plainness: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks, events } of sampled(trial)) {
    const sent: [string, unknown][] = [
      ['state', state],
      ['prompts', barePrompts(prompts)],
      ['events', events],
    ];
    for (const who of viewers(setup)) sent.push([`view of ${who}`, game.view(state, who)]);
    for (const seat of seatsOf(setup)) sent.push([`refusals of ${seat}`, game.whyNot(state, seat)]);
    for (const [what, value] of sent) {
      const fault = notPlain(value, what);
      if (fault) return [`${fault} is not plain after ${picks.length} picks`];
    }
  }
  return [];
};
