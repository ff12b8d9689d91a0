import { isCancel, select, text } from '@clack/prompts';
import { GAMES } from '@veilhall/games';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import { loadGame } from '../games.ts';

export interface Filled {
  readonly id: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
}

/** The parts of a field's JSON schema that a question can be made of. */
const fieldSchema = z.object({
  description: z.string().optional(),
  default: z.unknown(),
  enum: z.array(z.string()).optional(),
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Field = z.infer<typeof fieldSchema>;

/** Asks for game, seats and options; the game's own schema says what there is to ask. */
export async function form(): Promise<Filled> {
  const id = await chosen(
    'Which game?',
    GAMES.map(({ meta }) => ({ value: meta.id, label: meta.title, hint: meta.line })),
  );
  const game = await loadGame(id);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const seats = await chosen(
    'How many seats?',
    counts.map((value) => ({ value, label: String(value) })),
  );
  const fields = fieldsOf(z.toJSONSchema(game.options, { io: 'input' }));
  const options: Record<string, unknown> = {};
  for (;;) {
    const entries = Object.entries(fields).map(([value, field]) => {
      const hint = field.description;
      return {
        value,
        label: `${value}: ${shown(options[value] ?? field.default)}`,
        ...(hint !== undefined && { hint }),
      };
    });
    const name = await chosen('Options', [{ value: '', label: 'Start' }, ...entries]);
    const field = fields[name];
    if (!field) return { id, seats, options };
    options[name] = await valueFor(name, field, options[name] ?? field.default);
  }
}

function fieldsOf(schema: unknown): Record<string, Field> {
  const { properties } = z.object({ properties: z.record(z.string(), z.unknown()) }).parse(schema);
  const fields: Record<string, Field> = {};
  for (const [name, property] of Object.entries(properties)) {
    const field = fieldSchema.parse(property);
    if (field.enum || field.type === 'boolean' || field.type === 'integer') fields[name] = field;
  }
  return fields;
}

async function valueFor(name: string, field: Field, now: unknown): Promise<unknown> {
  if (field.enum)
    return chosen(
      name,
      field.enum.map((value) => ({ value, label: value })),
    );
  if (field.type === 'boolean') return now !== true;
  const least = field.minimum ?? 0;
  const most = field.maximum ?? 99;
  const answer = await text({
    message: `${name} (${least} to ${most})`,
    validate: (word) => (isWithin(word, least, most) ? undefined : 'a whole number in this range'),
  });
  if (isCancel(answer)) throw new Fault('nothing was started', 'usage');
  return Number(answer);
}

const isWithin = (word: string | undefined, least: number, most: number): boolean =>
  word !== undefined && /^\d+$/.test(word) && Number(word) >= least && Number(word) <= most;

const shown = (value: unknown): string => (value === undefined ? 'as it comes' : String(value));

async function chosen<T extends string | number>(
  message: string,
  options: { value: T; label: string; hint?: string }[],
): Promise<T> {
  // biome-ignore lint/suspicious/noExplicitAny: the library's option type cannot be named for a generic value
  const answer = await select<T>({ message, options: options as any });
  if (isCancel(answer)) throw new Fault('nothing was started', 'usage');
  return answer;
}
