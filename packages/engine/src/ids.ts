import type { Json } from './json.ts';

export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Stable and readable: `use:fight>hobgoblin-a#12`. Journals, tests and scripts name options by it; nobody parses it. */
export type OptionId = string;
/** Something that lies on the table and can be pointed at: `hobgoblin-a#12`, `slot:2`. */
export type ThingId = string;
/** Numbers and names that travel with a question, an option or a refusal. */
export type Data = Readonly<Record<string, Json>>;
