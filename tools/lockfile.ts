/**
 * Keeps package-lock.json complete for every platform: a package that a registry mirror does not carry for another
 * platform is left out of the lock by `npm install`, and `npm ci` then refuses the whole lock. `--check` only looks.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type Lock = Record<string, Locked>;

const SYSTEMS = /(?:^|[-.])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=[-.]|$)/;
const PROCESSORS = /[-.](arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=[-.]|$)/;
const LIBRARIES = /[-.](gnu|musl)(?:eabi(?:hf)?)?$/;
const MAC_ONLY = ['fsevents'];

/** The platform a package is for, from its name; undefined when the name does not tell. */
export function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> | undefined {
  if (MAC_ONLY.includes(name)) return { os: ['darwin'] };
  const os = SYSTEMS.exec(name)?.[1];
  const cpu = PROCESSORS.exec(name)?.[1];
  if (!cpu) return undefined;
  const libc = LIBRARIES.exec(name)?.[1];
  return {
    cpu: [cpu],
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }),
    ...(os && { os: [os] }),
  };
}

/** Where a package of this folder finds a dependency, as Node looks for it. */
function placeOf(lock: Lock, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at}${at && '/'}node_modules/${name}`;
    if (lock[place]) return place;
    if (at === '') return undefined;
    if (!at.includes('/node_modules/')) at = '';
  }
}

/** Platform packages that the lock names and does not hold, by the place they belong in. */
export function missingFrom(lock: Lock): Map<string, Locked> {
  const missing = new Map<string, Locked>();
  for (const [folder, { dev, optionalDependencies = {} }] of Object.entries(lock)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (placeOf(lock, folder, name) || !platform) continue;
      const version = range.replace(/^[~^]/, '');
      missing.set(`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...platform });
    }
  }
  return missing;
}

if (import.meta.main) {
  const file = 'package-lock.json';
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock.packages);
  if (process.argv.includes('--check')) {
    for (const place of missing.keys()) console.log(`${file} does not hold ${place}`);
    if (missing.size > 0) console.log('node tools/lockfile.ts completes it');
    process.exitCode = missing.size > 0 ? 1 : 0;
  } else if (missing.size > 0) {
    const places = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(places) }, undefined, 2)}\n`);
    console.log(`${missing.size} packages for other platforms added`);
  }
}
