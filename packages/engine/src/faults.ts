export type MatchFault =
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-options'
  | 'bad-deal'
  | 'bad-pack'
  | 'bad-position'
  | 'bad-journal'
  | 'rules-changed'
  | 'no-seed'
  | 'nothing-to-undo'
  | 'cannot-undo'
  | 'no-such-seat'
  | 'journal-full';

/** A request that cannot be met, in words a person can act on. */
export class MatchError extends Error {
  readonly code: MatchFault;
  constructor(code: MatchFault, message: string) {
    super(message);
    this.name = 'MatchError';
    this.code = code;
  }
}

/** Options that are each valid and together are not; thrown by `setup`. */
export class OptionsError extends Error {}
