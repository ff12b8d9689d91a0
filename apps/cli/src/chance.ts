import { randomBytes } from 'node:crypto';

/** 256 bits nobody knows. */
export const freshSeed = (): string => randomBytes(32).toString('hex');
