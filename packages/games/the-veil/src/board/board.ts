import type { Content } from '../content/compile.ts';
import type { Work } from '../state/access.ts';

/** What handlers work on. */
export interface Turn extends Work {
  readonly content: Content;
}

/** What a question about the table needs. */
export type Board = Pick<Turn, 'state' | 'content'>;
