import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { arrange } from '../lesson/position.ts';
import type { ThreatInPlay } from '../state/state.ts';
import { mine, names, table, waits } from '../testing/position.ts';
import { rawContent } from './raw.ts';

/** Every Threat, Foe, Key, Vignette and Action with a text of its own, played through the machine. Memories: memories.test.ts. */

const tested = new Set<string>();

/** The test of this card. */
function of(id: string, test: () => void): () => void {
  tested.add(id);
  return test;
}

function inPlay(play: Play<State>, def: string): ThreatInPlay | undefined {
  return mine(play).threats.find((threat) => threat.def === def);
}

/** Five tokens in slot 3: enough for any value up to 8. */
const STRONG_FIGHT = { order: ['explore', 'influence', 'fight'], tokens: { fight: 5 } } as const;
const STRONG_INFLUENCE = { tokens: { influence: 5 } } as const;

describe('Threats', () => {
  it('[VW-CARD-04] [VW-CARD-05] cost Spirit each round while in play, and give their Boost when defeated', () => {
    const play = table({
      threats: ['cradle-singer-d', 'hobgoblin-a'],
      spirit: 10,
      ...STRONG_INFLUENCE,
      nextThreats: ['husk-swarm-a'],
    });
    play.choose(0, 'end').expectFact('spirit', { change: -2, now: 8, why: 'phase' });
    play.choose(0, /^use:influence>cradle-singer-d/).choose(0, 'proceed:5');
    play.expectFact('spirit', { change: 1, now: 9, why: 'boost' });
    play.choose(0, 'end').expectFact('spirit', { change: -2, now: 7, why: 'phase' });
  });

  it('[VW-CARD-17] [VW-ADV-01] text that names an Action means either of its sides', () => {
    const play = table({ threats: ['hobgoblin-c'], hand: ['memory-blood'], advanced: ['fight'] });
    play.choose(0, /^play:memory-blood/).choose(0, /^use:fight>hobgoblin/);
    // Slot 2, Assault's 1 and Memory of Blood's 2.
    play.expectFact('useResolved', { power: 5, printed: 1, memories: 2, success: true });
    waits(play);
  });

  it(
    'Thorn Pack: when played, a random Memory is discarded',
    of('thorn-pack', () => {
      const play = table({
        nextThreats: ['thorn-pack-a'],
        hand: ['memory-salt'],
        nextMemories: ['memory-heart'],
        spirit: 20,
      });
      play.choose(0, 'end').expectFact('memoryDiscarded', { card: 'memory-salt', why: 'random' });
      expect(names(mine(play).hand)).toEqual(['memory-heart']);
      waits(play);
    }),
  );

  it(
    'Rubble Giant: defeated, it takes 1 Spirit',
    of('rubble-giant', () => {
      const play = table({ threats: ['rubble-giant-a'], spirit: 10, ...STRONG_FIGHT });
      play.choose(0, /^use:fight>rubble-giant/).choose(0, 'proceed:3');
      expect(mine(play).spirit).toBe(9);
      expect(names(mine(play).threatDiscard)).toEqual(['rubble-giant-a']);
      waits(play);
    }),
  );

  it(
    'Lantern Eater: when played, an Action of your choice is Exhausted and stays in its slot',
    of('lantern-eater', () => {
      const play = table({ nextThreats: ['lantern-eater-a'] });
      play.choose(0, 'end').expectPrompt(0, 'pickAction');
      play.choose(0, 'action:fight');
      expect(mine(play).actions.fight).toMatchObject({ facing: 'exhausted', slot: 2 });
      play.expectNotOffered(0, /^use:fight/, 'tilt:fight');
      waits(play);
    }),
  );

  it(
    'Masked Courtier: Memories cannot be Combined',
    of('masked-courtier', () => {
      const hand = ['memory-salt', 'memory-heart'];
      const play = table({ vignette: 4, threats: ['masked-courtier-a', 'hobgoblin-a'], hand });
      play.choose(0, /^use:fight>hobgoblin/);
      // Without Combining there is nothing to add to this Fight but what a Memory says.
      play.expectNotOffered(0, /^combine/).expectWhyNot(0, 'forbidden');
      const free = table({ vignette: 4, threats: ['hobgoblin-a'], hand });
      free.choose(0, /^use:fight>hobgoblin/).expectOffered(0, /^combine/);
    }),
  );

  it(
    'Unsent Letter: defeated, it gives a Memory',
    of('unsent-letter', () => {
      const play = table({ threats: ['unsent-letter-a'], ...STRONG_INFLUENCE, nextMemories: ['memory-salt'] });
      play.choose(0, /^use:influence>unsent-letter/).choose(0, 'proceed:1');
      expect(names(mine(play).hand)).toEqual(['memory-salt']);
      expect(mine(play).spirit).toBe(16);
      waits(play);
    }),
  );

  it(
    'Bell-Ringer: hides in the Memory deck, and returns at the price of 1 Spirit when drawn',
    of('bell-ringer', () => {
      const play = table({ threats: ['bell-ringer-a'], nextThreats: ['hobgoblin-a', 'husk-swarm-a'], spirit: 10 });
      play.choose(0, 'end').expectFact('threatHides', { card: 'bell-ringer-a' });
      expect(inPlay(play, 'bell-ringer-a')).toBeUndefined();
      const deck = mine(play).memoryDeck;
      expect(deck).toContain('bell-ringer-a');
      // The next draw is the haunting.
      const haunted = given<State>(game, {
        state: play.state,
        arrange(state) {
          const top = state.wraiths[0]?.memoryDeck ?? [];
          top.push(...top.splice(top.indexOf('bell-ringer-a'), 1));
        },
      });
      const before = mine(haunted).hand.length;
      haunted.choose(0, 'use:influence:draw').expectFact('haunted').expectFact('spirit', { change: -1 });
      expect(inPlay(haunted, 'bell-ringer-a')).toBeDefined();
      expect(mine(haunted).hand.length).toBe(before + 1);
      waits(haunted);
    }),
  );

  it(
    'Betrothed: Memories are played only in the Play Phase, and both stars must fall',
    of('betrothed', () => {
      const position = { vignette: 2, hand: ['memory-salt'], nextThreats: ['husk-swarm-a'], ...STRONG_INFLUENCE };
      table({ ...position, threats: ['hobgoblin-a'] })
        .choose(0, 'end')
        .expectPrompt(0, 'window');
      const play = table({ ...position, threats: ['betrothed-a'] });
      play.choose(0, /^use:influence>betrothed/).choose(0, 'proceed:0');
      expect(inPlay(play, 'betrothed-a')?.marks).toBe(1);
      play.expectNotOffered(0, /^use:influence>betrothed/).expectOffered(0, /^play:memory-salt/);
      play.choose(0, 'end');
      waits(play);
    }),
  );

  it(
    'Oathbound Knight: each round takes a token from the Action with most',
    of('oathbound-knight', () => {
      const play = table({ vignette: 4, threats: ['oathbound-knight-a'], tokens: { explore: 1, influence: 3 } });
      play.choose(0, 'end').expectFact('tokens', { action: 'influence', change: -1, now: 2 });
      expect(mine(play).actions.explore.tokens).toBe(1);
      waits(play);
    }),
  );
});

describe('Foes', () => {
  it(
    'Mad Watcher: no Action may be Used to draw',
    of('mad-watcher', () => {
      const play = table({ vignette: 2, threats: ['mad-watcher-a'] });
      play
        .expectNotOffered(0, /:draw$/)
        .expectOffered(0, /^use:explore>mad-watcher/)
        .expectWhyNot(0, 'forbidden');
      waits(play);
    }),
  );

  it(
    'Grist Miller: with 4 Memories in hand each round begins with discarding one',
    of('grist-miller', () => {
      const hand = ['memory-blood', 'memory-heart', 'memory-lanterns', 'memory-embers'];
      const rest = { vignette: 3, threats: ['grist-miller-a'], nextThreats: ['husk-swarm-a'] };
      const play = table({ ...rest, hand })
        .choose(0, 'end')
        .expectPrompt(0, 'pickMemory');
      play.choose(0, /^memory:memory-embers/).expectFact('memoryDiscarded', { card: 'memory-embers', why: 'choice' });
      waits(play);
      waits(
        table({ ...rest, hand: hand.slice(1) })
          .choose(0, 'end')
          .expectNoFact('memoryDiscarded'),
      );
    }),
  );

  it(
    'Locksmith: Keys need 1 Explore more, and nothing else does',
    of('locksmith', () => {
      const play = table({
        vignette: 3,
        threats: ['locksmith-a', 'key-light', 'ash-pilgrim-a'],
        hand: ['memory-lanterns'],
      });
      play.choose(0, /^use:explore>key-light/);
      expect(play.promptOf(0)?.about?.need).toBe(4);
      const other = table({ vignette: 3, threats: ['locksmith-a', 'ash-pilgrim-a'], hand: ['memory-lanterns'] });
      other.choose(0, /^use:explore>ash-pilgrim/);
      expect(other.promptOf(0)?.about?.need).toBe(3);
      const itself = table({ vignette: 3, threats: ['locksmith-a'], hand: ['memory-lanterns'] });
      expect(itself.choose(0, /^use:explore>locksmith/).promptOf(0)?.about?.need).toBe(8);
    }),
  );

  it(
    'Grave Duke: when played, each Action loses a token',
    of('grave-duke', () => {
      const play = table({ vignette: 5, nextThreats: ['grave-duke-a'], tokens: { explore: 2, fight: 1 } });
      play.choose(0, 'end');
      const { explore, fight, influence } = mine(play).actions;
      expect([explore.tokens, fight.tokens, influence.tokens]).toEqual([1, 0, 0]);
      waits(play);
    }),
  );

  it(
    'Weeping Regent: every Deja costs 1 Spirit more, Anima do not',
    of('weeping-regent', () => {
      const threats = ['weeping-regent-a', 'unsent-letter-a', 'thorn-pack-b'];
      const play = table({ vignette: 5, threats, spirit: 12, nextThreats: ['thorn-pack-a'] });
      // 3 for herself, 1 + 1 for the Deja, 1 for the Anima.
      play.choose(0, 'end').expectFact('spirit', { change: -6, now: 6, why: 'phase' });
      waits(play);
    }),
  );

  it(
    'Briar Choir: Keys cannot be Turned but still Flipped',
    of('briar-choir', () => {
      const play = table({ vignette: 4, threats: ['briar-choir-a'], keys: { 'key-colour': 'upright' } });
      play
        .expectNotOffered(0, /^turn:/)
        .expectOffered(0, /^flip:key-colour/)
        .expectWhyNot(0, 'forbidden');
      waits(play);
    }),
  );

  it(
    'Three-Crowned Hart: holds 2 Memories from hand until it is defeated',
    of('three-crowned-hart', () => {
      const position = { vignette: 4, nextThreats: ['three-crowned-hart-a'], hand: ['memory-blood', 'memory-heart'] };
      const play = table({
        ...position,
        nextMemories: ['memory-salt'],
        tokens: { explore: 5, fight: 5, influence: 5 },
      });
      play.choose(0, 'end');
      expect(names(inPlay(play, 'three-crowned-hart-a')?.beneath ?? []).sort()).toEqual([
        'memory-blood',
        'memory-heart',
      ]);
      expect(names(mine(play).hand)).toEqual(['memory-salt']);
      waits(play);
      const last = given<State>(game, {
        state: play.state,
        arrange(state) {
          const hart = state.wraiths[0]?.threats[0];
          if (hart) hart.marks = 0b011;
        },
      });
      last
        .choose(0, /^use:influence>three-crowned/)
        .choose(0, 'proceed:5')
        .expectFact('cardReleased', { to: 'hand' });
      expect(names(mine(last).hand).sort()).toEqual(['memory-blood', 'memory-heart', 'memory-salt']);
      expect(mine(last).foesDefeated).toEqual(['three-crowned-hart-a']);
      waits(last);
    }),
  );

  it(
    'Faceless Herald: two Memories each round and no third',
    of('faceless-herald', () => {
      const hand = ['memory-blood', 'memory-heart', 'memory-lanterns'];
      const play = table({ vignette: 5, threats: ['faceless-herald-a'], hand });
      play.choose(0, /^play:memory-blood/).choose(0, /^play:memory-heart/);
      play.expectNotOffered(0, /^play:/).expectWhyNot(0, 'memoryLimit');
      play.choose(0, 'end').expectOffered(0, /^play:memory-lanterns/);
      waits(play);
    }),
  );
});

describe('Keys', () => {
  it('[VW-RULING-66] all Turn alike: an upright Action is Used in addition', () => {
    const keys = Object.fromEntries(rawContent.keys.map((key) => [key.id, 'upright' as const]));
    const play = table({ keys, threats: ['hobgoblin-a'] }).choose(0, 'use:explore:draw');
    for (const key of rawContent.keys) play.expectOffered(0, new RegExp(`^turn:${key.id}#\\d+>fight>hobgoblin`));
    play.choose(0, /^turn:key-light#\d+>influence:draw/);
    expect(mine(play).keys.find((key) => key.def === 'key-light')?.state).toBe('turned');
    play.expectNotOffered(0, /^turn:key-light/);
    waits(play);
  });

  it(
    'Light: no Threat costs Spirit this round, but they can still be targeted',
    of('key-light', () => {
      const threats = ['hobgoblin-a', 'iron-sexton-a', 'key-name'];
      const play = table({ keys: { 'key-light': 'turned' }, threats, spirit: 10 });
      play.choose(0, /^flip:key-light/).expectOffered(0, /^use:fight>hobgoblin/);
      play.choose(0, 'end').expectFact('phase', { phase: 'spirit' });
      expect(mine(play).spirit).toBe(10);
      waits(play);
    }),
  );

  it(
    'Warmth: a Power Token for Fight, also while it is being Used',
    of('key-warmth', () => {
      const play = table({ keys: { 'key-warmth': 'upright' }, threats: ['husk-swarm-a'] });
      play
        .choose(0, /^use:fight>husk-swarm/)
        .choose(0, /^flip:key-warmth/)
        .expectFact('tokens', { action: 'fight', now: 1 });
      play.choose(0, 'proceed:1').expectFact('useResolved', { power: 3, success: true });
      expect(mine(play).keys[0]?.state).toBe('flipped');
      waits(play);
    }),
  );

  it(
    'A Voice: 2 Memories',
    of('key-voice', () => {
      const play = table({ keys: { 'key-voice': 'upright' }, nextMemories: ['memory-blood', 'memory-salt'] });
      play.choose(0, /^flip:key-voice/);
      expect(names(mine(play).hand)).toEqual(['memory-blood', 'memory-salt']);
      waits(play);
    }),
  );

  it(
    'Colour: 3 Spirit, not offered with nothing to gain',
    of('key-colour', () => {
      const play = table({ keys: { 'key-colour': 'upright' }, spirit: 12 }).choose(0, /^flip:key-colour/);
      expect(mine(play).spirit).toBe(15);
      waits(play);
      table({ keys: { 'key-colour': 'upright' }, spirit: 20 })
        .expectNotOffered(0, /^flip/)
        .expectWhyNot(0, 'flipNoEffect');
    }),
  );

  it(
    'A Name: an Action is reset and moves to slot 3',
    of('key-name', () => {
      const play = table({ keys: { 'key-name': 'upright' } })
        .choose(0, 'use:fight:draw')
        .choose(0, /^flip:key-name/);
      if (play.promptOf(0)?.ask === 'pickAction') play.choose(0, 'action:fight');
      expect(mine(play).actions.fight).toMatchObject({ facing: 'upright', slot: 3 });
      // Resetting gives no second regular Use (VW-RULING-13).
      play.expectNotOffered(0, /^use:/).expectOffered(0, 'tilt:fight');
      waits(play);
    }),
  );
});

describe('Vignettes', () => {
  it(
    '[VW-CARD-14] Nesting Woods: a round that begins with 4 Threats costs 1 Spirit',
    of('nesting-woods', () => {
      const threats = ['cradle-singer-a', 'hobgoblin-a', 'hobgoblin-b', 'husk-swarm-a'];
      const next = { vignette: 2, spirit: 15, nextThreats: ['ash-pilgrim-a'] };
      const play = table({ ...next, threats }).choose(0, 'end');
      play.expectFact('spirit', { change: -1, now: 11, why: 'effect', card: 'nesting-woods' });
      waits(play);
      const three = table({ ...next, threats: threats.slice(1) }).choose(0, 'end');
      expect(mine(three).spirit).toBe(12);
    }),
  );

  it(
    'Ashen Mill: the Draw option moves the Action to slot 2',
    of('ashen-mill', () => {
      const play = table({ vignette: 3 }).choose(0, 'use:influence:draw');
      expect(mine(play).actions.influence.slot).toBe(2);
      expect([mine(play).actions.explore.slot, mine(play).actions.fight.slot]).toEqual([1, 3]);
      waits(play);
    }),
  );

  it(
    'Weald Heart: while a Deja is in play Anima need 1 Fight more',
    of('weald-heart', () => {
      const need = (threats: string[]): unknown => {
        const play = table({ vignette: 4, threats, hand: ['memory-blood'] }).choose(0, /^use:fight>hobgoblin/);
        return play.promptOf(0)?.about?.need;
      };
      expect(need(['hobgoblin-a', 'cradle-singer-a'])).toBe(5);
      expect(need(['hobgoblin-a', 'thorn-pack-a'])).toBe(4);
    }),
  );

  it(
    'Midnight Spire: each Foe defeated once the Archfiend is in the deck raises the Portal',
    of('midnight-spire', () => {
      const position = { vignette: 5, threats: ['locksmith-a'], ...STRONG_INFLUENCE };
      const early = table(position)
        .choose(0, /^use:influence>locksmith/)
        .choose(0, 'proceed:4');
      early.expectNoFact('portalRose');
      const late = given<State>(game, {
        arrange(state) {
          arrange(position)(state);
          const wraith = state.wraiths[0];
          if (!wraith) return;
          wraith.archfiend = 'deck';
          wraith.threatDeck.unshift('archfiend');
          wraith.layers[0]?.known.push('archfiend');
        },
      });
      late
        .choose(0, /^use:influence>locksmith/)
        .choose(0, 'proceed:4')
        .expectFact('portalRose', { explore: 10 });
      waits(late);
    }),
  );
});

describe('Actions', () => {
  it('[VW-CARD-18] each offers its ability and the Draw option, on either side', () => {
    const threats = ['hobgoblin-a', 'cradle-singer-a', 'ash-pilgrim-a'];
    for (const advanced of [[], ['explore', 'fight', 'influence'] as const]) {
      const play = table({ threats, advanced });
      play.expectOffered(0, /^use:explore>ash-pilgrim/, /^use:fight>hobgoblin/, /^use:influence>cradle-singer/);
      play.expectOffered(0, 'use:explore:draw', 'use:fight:draw', 'use:influence:draw');
    }
  });

  it(
    '[VW-ADV-02] Hunt: after drawing shows the next Threat',
    of('explore', () => {
      const play = table({ advanced: ['explore'], nextThreats: ['hobgoblin-a'] }).choose(0, 'use:explore:draw');
      play.expectPrompt(0, 'peek');
      expect(play.promptOf(0)?.about?.cards).toEqual(['hobgoblin-a']);
      play.choose(0, 'seen');
      waits(play);
    }),
  );

  it(
    '[VW-ADV-03] Assault: after drawing gains a token',
    of('fight', () => {
      const play = table({ advanced: ['fight'] }).choose(0, 'use:fight:draw');
      expect(mine(play).actions.fight).toMatchObject({ tokens: 1, slot: 1, facing: 'exhausted' });
      waits(play);
    }),
  );

  it(
    '[VW-ADV-04] Charm: after drawing gives 1 Spirit',
    of('influence', () => {
      const play = table({ advanced: ['influence'], spirit: 10 }).choose(0, 'use:influence:draw');
      expect(mine(play).spirit).toBe(11);
      waits(play);
    }),
  );

  it('[VW-ADV-05] the second half of an Advanced Draw comes before the move, and although nothing could be drawn', () => {
    const hand = rawContent.memories.flatMap((memory) =>
      memory.tier === 'basic' ? Array(memory.copies).fill(memory.id) : [],
    );
    const play = table({ advanced: ['fight'], hand })
      .choose(0, 'use:fight:draw')
      .expectFact('nothingToDraw');
    const order = play.events.map((event) => event.fact.type);
    expect(order.indexOf('tokens')).toBeLessThan(order.indexOf('slotsChanged'));
    expect(mine(play).actions.fight.tokens).toBe(1);
    const empty = given<State>(game, {
      arrange(state) {
        arrange({ advanced: ['explore'] })(state);
        const wraith = state.wraiths[0];
        if (!wraith) return;
        wraith.threatDiscard = wraith.threatDeck.map((def) => ({ id: wraith.nextId++, def }));
        wraith.threatDeck = [];
        wraith.layers = [];
      },
    });
    empty.choose(0, 'use:explore:draw').expectNoFact('threatDeckRebuilt').expectNoFact('threatsLooked');
    waits(empty);
  });
});

describe('the cards', () => {
  it('with a text have all been played here', () => {
    const speaking = [
      ...rawContent.threats.filter((type) => type.abilities.length > 0),
      ...rawContent.keys,
      ...rawContent.vignettes.filter((vignette) => vignette.ability),
      ...rawContent.actions,
    ];
    expect([...tested].sort()).toEqual(speaking.map(({ id }) => id).sort());
  });
});
