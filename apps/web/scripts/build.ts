import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

/** Builds the page and lays a .br and a .gz beside every file worth compressing, so that no server compresses anything twice. */

const WORTH = /\.(js|css|html|svg|json|webmanifest|md)$/;
const SMALLEST = 512;

const web = join(import.meta.dirname, '..');
process.chdir(web);
await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const entries = await readdir(join(web, 'dist'), { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && WORTH.test(entry.name));
await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
