import { describe, expect, it } from 'vitest';
import { missingFrom, platformOf } from './lockfile.ts';

describe('platform packages', () => {
  it.each([
    ['@biomejs/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rollup/rollup-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', { os: ['darwin'] }],
    ['colors', undefined],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('that the lock names must be in it', () => {
    const tool = {
      version: '1.0.0',
      dev: true as const,
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
    };
    const lock = { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '1.0.0' } };
    expect([...missingFrom(lock)]).toEqual([
      ['node_modules/tool-darwin-x64', { version: '1.0.0', dev: true, optional: true, cpu: ['x64'], os: ['darwin'] }],
    ]);
    const nested = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/tool-linux-x64': {},
      'node_modules/tool-darwin-x64': {},
    };
    expect(missingFrom(nested).size).toBe(0);
  });
});
