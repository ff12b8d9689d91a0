import { describe, expect, it } from 'vitest';
import { orderFaults } from './game-layers.ts';

const src = 'packages/games/chess/src';
const faults = (file: string, ...imported: string[]) => orderFaults(new Map([[`${src}/${file}`, imported]]));

describe('order inside a game', () => {
  it.each([
    ['state/state.ts', '../vocabulary.ts'],
    ['vocabulary.ts', './options.ts'],
    ['content/kings/white.ts', '../../state/state.ts'],
    ['board/moves.ts', '../content/schema.ts'],
    ['board/moves.ts', './pieces.ts'],
    ['effects/verbs.ts', '../board/moves.ts'],
    ['flow/turn.ts', '../effects/verbs.ts'],
    ['campaign/flow.ts', '../flow/turn.ts'],
    ['words/prompt.ts', '../view/types.ts'],
    ['hidden/determinize.ts', '../campaign/flow.ts'],
    ['game.ts', './bot/hints.ts'],
    ['index.ts', './game.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([]);
  });

  it.each([
    ['vocabulary.ts', './state/state.ts', 'vocabulary', 'state'],
    ['state/state.ts', '../content/schema.ts', 'state', 'content'],
    ['content/schema.ts', '../board/moves.ts', 'content', 'board'],
    ['board/moves.ts', '../effects/verbs.ts', 'board', 'effects'],
    ['effects/verbs.ts', '../flow/turn.ts', 'effects', 'flow'],
    ['flow/turn.ts', '../campaign/flow.ts', 'flow', 'campaign'],
    ['flow/turn.ts', '../words/names.ts', 'flow', 'words'],
    ['campaign/flow.ts', '../view/types.ts', 'campaign', 'view'],
    ['bot/hints.ts', '../game.ts', 'bot', 'game'],
  ])('%s may not import %s', (file, imported, from, to) => {
    expect(faults(file, imported)).toEqual([`${src}/${file} (${from}) must not import ${imported} (${to})`]);
  });

  it('leaves tests, packages and other games alone', () => {
    expect(faults('board/moves.test.ts', '../flow/turn.ts', '../testing/table.ts')).toEqual([]);
    expect(faults('testing/table.ts', '../game.ts')).toEqual([]);
    expect(faults('board/moves.ts', 'zod', '../../../go/src/flow/turn.ts')).toEqual([]);
    expect(orderFaults(new Map([['packages/engine/src/machine.ts', ['./game.ts']]]))).toEqual([]);
  });

  it('keeps what only tests use out of play', () => {
    expect(faults('flow/turn.ts', '../testing/table.ts')).toEqual([
      `${src}/flow/turn.ts (flow) must not import ../testing/table.ts (tests)`,
    ]);
  });

  it('has no place for loose files', () => {
    expect(faults('helpers.ts', './game.ts')).toEqual([`${src}/helpers.ts has no place in the plan of a game`]);
  });
});
