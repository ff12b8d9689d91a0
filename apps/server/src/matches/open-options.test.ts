import type { Data, Prompt, Seat } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { OpenOptions } from './open-options.ts';

const prompt = (seat: Seat, options: Readonly<Record<string, Data | undefined>>, ask = 'act'): Prompt => ({
  seat,
  ask,
  moves: Object.keys(options).length,
  options: Object.entries(options).map(([id, about]) => (about ? { id, about } : { id })),
});

describe('a pick from an older moment', () => {
  it('counts if its option stayed while others came and went', () => {
    const open = new OpenOptions([prompt(0, { go: undefined }), prompt(1, { wait: undefined, help: undefined })], 4);
    open.moveOn([prompt(0, { go: undefined }), prompt(1, { wait: undefined, run: undefined })], 5, 0);
    open.moveOn([prompt(0, { go: undefined }), prompt(1, { hide: undefined, wait: undefined })], 6, 0);
    expect(open.since(4, 1, 'wait')).toBe(true);
    expect(open.since(3, 1, 'wait')).toBe(false);
    expect(open.since(4, 1, 'help')).toBe(false);
    expect(open.since(5, 1, 'hide')).toBe(false);
    expect(open.since(6, 1, 'hide')).toBe(true);
  });

  it('does not count if its option was gone in between, with its question or without it', () => {
    const open = new OpenOptions([prompt(1, { wait: undefined, help: undefined })], 0);
    open.moveOn([prompt(1, { help: undefined })], 1, 0);
    open.moveOn([prompt(1, { wait: undefined, help: undefined })], 2, 0);
    expect(open.since(0, 1, 'wait')).toBe(false);
    expect(open.since(2, 1, 'wait')).toBe(true);
    expect(open.since(0, 1, 'help')).toBe(true);
    open.moveOn([], 3, 0);
    open.moveOn([prompt(1, { help: undefined })], 4, 0);
    expect(open.since(2, 1, 'help')).toBe(false);
  });

  it('does not count if what its option means has changed', () => {
    const open = new OpenOptions([prompt(1, { pay: { cost: 1 }, give: { to: 2 }, pass: undefined })], 0);
    open.moveOn([prompt(1, { pay: { cost: 2 }, give: { to: 2 }, pass: undefined })], 1, 0);
    expect(open.since(0, 1, 'pay')).toBe(false);
    expect(open.since(0, 1, 'give')).toBe(true);
    open.moveOn([prompt(1, { give: { to: 2 }, pass: undefined }, 'react')], 2, 0);
    expect(open.since(1, 1, 'give')).toBe(false);
    expect(open.since(1, 1, 'pass')).toBe(false);
  });

  it('never counts for the seat that has acted since, and not for others', () => {
    const both = [prompt(0, { wait: undefined }), prompt(1, { wait: undefined })];
    const open = new OpenOptions(both, 0);
    open.moveOn(both, 1, 1);
    expect(open.since(0, 1, 'wait')).toBe(false);
    expect(open.since(1, 1, 'wait')).toBe(true);
    expect(open.since(0, 0, 'wait')).toBe(true);
    expect(open.since(0, 2, 'wait')).toBe(false);
  });
});
