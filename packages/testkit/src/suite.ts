import type { AnyGame } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './contract/trial.ts';
import { CONTRACT } from './contract.ts';
import { type Golden, goldenFault } from './golden.ts';
import { INFORMATION, type InfoTrial } from './infoset.ts';
import { unnoticedLeaks } from './leaks.ts';
import { type Chooser, greedyPick, randomPick, type Setup } from './walk.ts';

/** Milliseconds; a busy machine is no fault of the game. */
const PATIENT = 600_000;

export interface ContractConfig {
  readonly setups: readonly Setup[];
  /** How many games each check plays per setup. */
  readonly seeds?: number;
  /** Decisions after which a check that need not see the end has seen enough. */
  readonly depth?: number;
  readonly choose?: Chooser;
}

/** Declares the contract suite for a game; call it at the top of a test file. */
export function gameContract(game: AnyGame, config: ContractConfig): void {
  const { setups, seeds = 2, ...rest } = config;
  describe.each(setups.map((setup) => [setup.name, setup] as const))(`${game.id} contract: %s`, (_name, setup) => {
    it.each(CONTRACT)(
      '%s',
      (_sentence, check) => {
        const faults: string[] = [];
        for (let n = 0; n < seeds; n++) {
          const seed = `contract ${n}`;
          // Every second game is played a little better, because random play does not get far.
          const choose = n % 2 === 0 ? randomPick : greedyPick;
          for (const fault of faultsOf(check, { game, setup, seed, choose, ...rest }))
            faults.push(`seed '${seed}': ${fault}`);
        }
        expect(faults).toEqual([]);
      },
      PATIENT,
    );
  });
}

export interface InformationConfig extends Omit<InfoTrial, 'game' | 'setup' | 'seed'> {
  readonly setups: readonly (Setup & { readonly seatsKeepSecrets?: boolean })[];
  readonly seeds?: number;
}

/** Declares the information-set suite and the check that it would notice each known kind of leak. */
export function informationSets(game: AnyGame, config: InformationConfig): void {
  const { setups, seeds = 2, ...rest } = config;
  describe.each(setups.map((setup) => [setup.name, setup] as const))(`${game.id} secrets: %s`, (_name, setup) => {
    const trial = (n: number): InfoTrial => ({
      choose: n % 2 === 0 ? randomPick : greedyPick,
      ...rest,
      game,
      setup,
      seed: `secrets ${n}`,
    });
    it.each(INFORMATION)(
      '%s',
      (_sentence, check) => {
        expect(Array.from({ length: seeds }, (_, n) => check(trial(n))).flat()).toEqual([]);
      },
      PATIENT,
    );
    it(
      'would notice every known kind of leak',
      () => {
        expect(unnoticedLeaks(trial(0), setup.seatsKeepSecrets ?? false)).toEqual([]);
      },
      PATIENT,
    );
  });
}

/** Declares that golden games go as they were written down; see `npm run golden`. */
export function goldenJournals(game: AnyGame, goldens: readonly Golden[]): void {
  describe(`${game.id} golden games`, () => {
    it('are there', () => {
      expect(goldens.length).toBeGreaterThan(0);
    });
    it.each(goldens.map((golden) => [golden.seed, golden] as const))('%s', (_seed, golden) => {
      expect(goldenFault(game, golden)).toBe(undefined);
    });
  });
}
