/** A homebrew pack that cannot be used, with every fault found, so that its author mends them in one go. */
export class PackError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`the pack has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`);
    this.name = 'PackError';
    this.faults = faults;
  }
}
