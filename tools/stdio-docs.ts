/** `npm run docs`: writes docs/STDIO.md from the schemas of the protocol; `--check` only looks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answerSchemas } from '../apps/cli/src/stdio/answers.ts';
import { type Op, requestSchema } from '../apps/cli/src/stdio/requests.ts';

const FILE = join(import.meta.dirname, '../docs/STDIO.md');

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const jsonSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** What a member may be, in a few words. */
function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.type === 'array') return `list${schema.items?.type ? ` of ${kindOf(schema.items)}` : ''}`;
  if (schema.type === 'integer') return `whole number${limits(schema)}`;
  return schema.type ?? 'anything';
}

/** Limits that say something: those of the number format itself are left out. */
function limits({ minimum, maximum }: Schema): string {
  const said = [minimum, maximum].filter((value) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER);
  return said.length === 2 ? ` from ${minimum} to ${maximum}` : '';
}

const COMMON = ['id', 'op'];

function members(schema: Schema): string[] {
  const rows = Object.entries(schema.properties ?? {}).filter(([name]) => !COMMON.includes(name));
  return rows.map(([name, member]) => {
    const may = schema.required?.includes(name) ? '' : ', optional';
    const told = member.description ? `: ${member.description}` : '';
    return `- \`${name}\` (${kindOf(member)}${may})${told}`;
  });
}

function operation(op: Op, request: z.ZodType): string {
  const schema = jsonSchema(request);
  const takes = members(schema);
  const gives = members(jsonSchema(answerSchemas[op]));
  return [
    `### ${op}`,
    schema.description ?? '',
    ...(takes.length > 0 ? [`Takes\n\n${takes.join('\n')}`] : []),
    gives.length > 0 ? `Gives\n\n${gives.join('\n')}` : 'Gives nothing more.',
  ].join('\n\n');
}

const HEAD = `<!-- Written by tools/stdio-docs.ts (npm run docs). Do not edit. -->

# The stdio protocol

    npx veilhall stdio

One JSON object per line on standard input, one answer per line on standard output, in the same order. It never dies on bad
input: a request that cannot be served is answered like any other. The process belongs to whoever started it, so it may show
everything, hidden cards included; \`view\`, \`bot\` and \`worlds\` tell what one seat knows.

    {"id":1,"op":"new","game":"veilwraith","seed":"7"}
    {"id":2,"op":"choose","match":"m1","seat":0,"move":0}
    {"id":3,"op":"bot","match":"m1","seat":0,"level":"shade"}

An answer is \`{"id":…,"ok":true,…}\` or \`{"id":…,"ok":false,"error":{"code":…,"message":…}}\`. \`id\` is whatever the request
had, or null. \`code\` is a word for programs: \`bad-json\`, \`bad-request\`, \`unknown-op\`, \`unknown-game\`, \`unknown-match\`,
\`not-your-turn\`, \`not-an-option\`, \`no-such-seat\`, \`finished\`, \`no-journal\`, \`too-many-matches\`, \`too-many-copies\`,
\`too-long\`, and those of the engine for options, packs, positions and journals. \`message\` is a sentence for people. Members
that an operation does not know are passed over.

## Batches

    {"id":"b","batch":[{"op":"choose","match":"c1","seat":0,"move":2,"brief":true},{"op":"choose","match":"c2","seat":0,"move":0,"brief":true}]}

Up to 10,000 requests in one line are answered in one line, \`{"id":"b","ok":true,"answers":[…]}\`, in their order; one that is
refused does not stop the others. With copies, places and \`brief\` that is the fast way to play many games side by side
(\`npm run bench:stdio\`). A line may have 4 MiB.

## Matches and copies

A match (\`m1\`) has a journal, undo and a hash for every pick. A copy (\`c1\`, from \`clone\` and \`worlds\`) is a bare state:
picks in it are several times faster, and nothing of them is recorded. Both take every operation but where it says otherwise.
A game that the lab played is opened by its deal: \`{"op":"new","game":"veilwraith","deal":"report/1/17"}\` with the same seats,
options and packs. 1,000 matches and 20,000 copies may be open; \`close\` makes room.

## Operations
`;

const text = `${HEAD}\n${requestSchema.options.map((option) => operation(option.shape.op.value, option)).join('\n\n')}\n`;
const isStale = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) !== text;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (isStale) {
  console.error('docs/STDIO.md is stale: run `npm run docs`.');
  process.exitCode = 1;
}
