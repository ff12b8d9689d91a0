import type { Lesson } from '@veilhall/kit';
import type { GamePrompt } from '../campaign/match-asks.ts';
import type { State } from '../state/state.ts';
import { arrange } from './position.ts';

/** The last three rounds of the first Vignette: one Key and the Portal are left to do. */
export const lesson: Lesson<State, GamePrompt> = {
  options: { vignette: 1, vignetteAbility: false },
  others: [],
  seed: '1e'.repeat(32),
  arrange: arrange({
    vignette: 1,
    spirit: 9,
    threats: ['husk-swarm-a', 'key-voice'],
    nextThreats: ['husk-swarm-b', 'husk-swarm-c'],
    foesDefeated: ['iron-sexton-a', 'goblin-king-a'],
    keys: { 'key-colour': 'flipped', 'key-light': 'flipped', 'key-name': 'flipped', 'key-warmth': 'flipped' },
    nextMemories: ['memory-lanterns', 'memory-blood', 'memory-heart'],
    order: ['influence', 'explore', 'fight'],
    tokens: { explore: 1 },
  }),
  replies: [],
  steps: [
    {
      say: 'Five Keys, both Foes, then the Portal: that is the way out. One Key is missing. Press Go on.',
      at: [{ zone: 'goal-0' }],
    },
    {
      say: 'Threats drain you until an Action matches their value. Fight in slot 3 has Power 3: Use it on Husk Swarm.',
      pick: {
        wish: {
          ask: 'play',
          fits: (about) =>
            about.do === 'use' && about.action === 'fight' && !about.key && about.target?.card.def === 'husk-swarm-a',
        },
        wrong: 'Husk Swarm wants Fight 3, and Fight has 3 now. Press Fight, then Husk Swarm.',
      },
    },
    {
      say: 'Fight went to slot 1 and the others moved up. A Tilt stores Power for later: Tilt Explore.',
      pick: {
        wish: { ask: 'play', fits: (about) => about.do === 'tilt' && about.action === 'explore' },
        wrong: 'Keys and the Portal want Explore, so the token belongs there. Tilt Explore.',
      },
    },
    {
      say: 'Each Threat you leave now costs Spirit, and at 0 you are lost. Your round is done: end the phase.',
      at: [{ zone: 'threats-0' }],
      pick: {
        wish: { ask: 'play', fits: (about) => about.do === 'end' },
        wrong: 'Your Use and your Tilt of this round are spent. End the Play Phase.',
      },
    },
    {
      say: 'A Key is taken like a Threat. Explore stands in slot 3 with two tokens: Use it on A Voice.',
      pick: {
        wish: {
          ask: 'play',
          fits: (about) =>
            about.do === 'use' && about.action === 'explore' && !about.key && about.target?.card.def === 'key-voice',
        },
        wrong: 'The fifth Key brings the Portal. Press Explore, then A Voice.',
      },
    },
    {
      say: 'A Voice wants 4 and the slot gives 3. Keep your Memory; go ahead with 1 token.',
      pick: {
        wish: { ask: 'boost', fits: (about) => about.do === 'proceed' && about.tokens === 1 },
        wrong: 'Slot 3 and 1 token make 4, which is enough; the rest is for the Portal. Spend 1 token.',
      },
    },
    {
      say: 'The Portal is here. Turn a Key for one more Use: Turn A Voice to draw a Memory with Influence.',
      pick: {
        wish: {
          ask: 'play',
          fits: (about) =>
            about.do === 'use' && about.key?.def === 'key-voice' && about.action === 'influence' && !about.target,
        },
        wrong: 'A Use from slot 3 lifts Explore to slot 2. Press A Voice, then Influence.',
      },
    },
    {
      say: 'Explore is Used up until the next round, and so is your turn. End the phase and pay the Spirit.',
      pick: {
        wish: { ask: 'play', fits: (about) => about.do === 'end' },
        wrong: 'Only Explore opens the Portal, and it is upright again next round. End the Play Phase.',
      },
    },
    {
      say: 'The Portal wants Explore 6. Use Explore on it; Memories and tokens come next.',
      pick: {
        wish: {
          ask: 'play',
          fits: (about) =>
            about.do === 'use' && about.action === 'explore' && !about.key && about.target?.card.def === 'portal',
        },
        wrong: 'Nothing else matters once the Portal falls. Press Explore, then the Portal.',
      },
    },
    {
      say: 'Slot 2 gives 2. A Memory is played for what it says: play Memory of Lanterns for 2 more.',
      pick: {
        wish: { ask: 'boost', fits: (about) => about.do === 'play' && about.card.def === 'memory-lanterns' },
        wrong: 'Lanterns adds 2 to Explore; Combined it would add 1. Play Memory of Lanterns.',
      },
    },
    {
      say: 'Blood and Heart say nothing of Explore. Any two Memories can be Combined instead: discard both for 1 Power.',
      pick: {
        wish: { ask: 'boost', fits: (about) => about.do === 'combine' },
        wrong: 'The Portal wants 6; slot, Lanterns and token make 5. Combine Blood and Heart.',
      },
    },
    {
      say: 'With the last token that makes 6. Go ahead with 1 token and walk through.',
      pick: {
        wish: { ask: 'boost', fits: (about) => about.do === 'proceed' && about.tokens === 1 },
        wrong: 'Without the token you have 5 of 6. Spend it.',
      },
    },
  ],
  end: 'You are out. A whole game starts with no Key and full Spirit; everything else you have just done.',
};
