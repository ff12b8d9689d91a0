import type { AnyGame } from '@veilhall/engine';
import { describe, expect, inject, it } from 'vitest';
import { faultsOf } from './contract/trial.ts';
import { CONTRACT } from './contract.ts';
import { type CoverConfig, cover, fuzz } from './fuzz.ts';
import { type Golden, goldenFault } from './golden.ts';
import { INFORMATION, type InfoTrial } from './infoset.ts';
import { unnoticedLeaks } from './leaks.ts';
import { type Chooser, greedyPick, randomPick, type Setup } from './walk.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by `npm run soak`, which plays more than the gate has time for. */
    soak: true;
  }
}

/** Milliseconds; a busy machine is no fault of the game. */
const PATIENT = 600_000;
const SOAKING_HOURS = 4 * 3_600_000;

const isSoaking = (): boolean => inject('soak') === true;

/** Those of a game's set-ups that this run plays: all of them in a soak, in the gate those that are not left to it. */
export const played = <S extends Setup>(setups: readonly S[]): S[] => setups.filter(({ soak }) => isSoaking() || !soak);

/** A soak plays so many times as many games per check. */
const SOAK_SEEDS = 2;
const seedsFor = (gate: number): number => gate * (isSoaking() ? SOAK_SEEDS : 1);

export interface ContractConfig {
  readonly setups: readonly Setup[];
  /** How many games each check plays per setup in the gate. */
  readonly seeds?: number;
  /** Decisions after which a check that need not see the end has seen enough. */
  readonly depth?: number;
  readonly choose?: Chooser;
}

/** Declares the contract suite for a game; call it at the top of a test file. */
export function gameContract(game: AnyGame, config: ContractConfig): void {
  const { setups, seeds = 2, ...rest } = config;
  describe.each(played(setups).map((setup) => [setup.name, setup] as const))(
    `${game.id} contract: %s`,
    (_name, setup) => {
      it.each(CONTRACT)(
        '%s',
        (_sentence, check) => {
          const faults: string[] = [];
          for (let n = 0; n < seedsFor(seeds); n++) {
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
    },
  );
}

export interface InformationConfig extends Omit<InfoTrial, 'game' | 'setup' | 'seed'> {
  readonly setups: readonly (Setup & { readonly seatsKeepSecrets?: boolean })[];
  readonly seeds?: number;
}

/**
 * Declares the information-set suite and the check that it would notice each known kind of leak. That check is dear: in
 * the gate the first set-up stands for all, so let that be a small one whose seats keep secrets, where the game has any.
 */
export function informationSets(game: AnyGame, config: InformationConfig): void {
  const { setups, seeds = 2, ...rest } = config;
  const cases = played(setups).map((setup, at) => [setup.name, setup, at] as const);
  describe.each(cases)(`${game.id} secrets: %s`, (_name, setup, at) => {
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
        expect(Array.from({ length: seedsFor(seeds) }, (_, n) => check(trial(n))).flat()).toEqual([]);
      },
      PATIENT,
    );
    if (at > 0 && !isSoaking()) return;
    it(
      'would notice every known kind of leak',
      () => {
        expect(unnoticedLeaks(trial(0), setup.seatsKeepSecrets ?? false)).toEqual([]);
      },
      PATIENT,
    );
  });
}

export interface FuzzingConfig extends CoverConfig {
  /** Games per setup in the gate. */
  readonly games: number;
}

/** Declares that fixed games end without fault, and in a soak that play goes on until everything has been seen. */
export function fuzzing(game: AnyGame, config: FuzzingConfig): void {
  describe(`${game.id} fuzz`, () => {
    it.each(played(config.setups).map((setup) => [setup.name, setup] as const))(
      '%s ends without fault',
      (_name, setup) => {
        const report = fuzz(game, { setups: [setup], seed: config.seed, games: config.games });
        expect(report.games).toBe(config.games);
      },
      PATIENT,
    );
    if (!isSoaking()) return;
    it(
      'sees every card and everything else that is wanted',
      () => {
        expect(cover(game, config).missing).toEqual([]);
      },
      SOAKING_HOURS,
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
