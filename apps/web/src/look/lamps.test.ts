import { describe, expect, it } from 'vitest';
import { lampRules } from './lamps.ts';

describe('lamps', () => {
  it('name a colour of their own for words only where the game has one', () => {
    const lamp = { dark: '#d9624f', light: '#a03324', onLight: '#fff6f4' };
    expect(lampRules('dust', lamp)).toBe(
      '[data-game="dust"]{--lamp:#d9624f;--lamp-text:#d9624f}' +
        '[data-theme="light"] [data-game="dust"]{--lamp:#a03324;--lamp-text:#a03324;--on-lamp:#fff6f4}',
    );
    expect(lampRules('dust', { ...lamp, darkText: '#dd7a6a' })).toContain('--lamp:#d9624f;--lamp-text:#dd7a6a');
  });
});
