import type { AnyGame } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { CONTRACT, faultsOf } from './contract.ts';
import type { Chooser, Setup } from './walk.ts';

export interface ContractConfig {
  readonly setups: readonly Setup[];
  /** How many games each check plays per setup. */
  readonly seeds?: number;
  readonly depth?: number;
  readonly choose?: Chooser;
}

/** Declares the contract suite for a game; call it at the top of a test file. */
export function gameContract(game: AnyGame, config: ContractConfig): void {
  const { setups, seeds = 2, ...rest } = config;
  describe.each(setups.map((setup) => [setup.name, setup] as const))(`${game.id} contract: %s`, (_name, setup) => {
    it.each(CONTRACT)('%s', (_sentence, check) => {
      const faults: string[] = [];
      for (let n = 0; n < seeds; n++) {
        const seed = `contract ${n}`;
        for (const fault of faultsOf(check, { game, setup, seed, ...rest })) faults.push(`seed '${seed}': ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  });
}
