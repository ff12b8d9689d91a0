import { fastRng } from '@veilhall/engine';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { veilwraith } from '@veilhall/games/veilwraith';
import { describe, expect, it } from 'vitest';
import { portrait as fates } from './veiled-fate/portrait.ts';
import { portrait as wraith } from './veilwraith/portrait.ts';

const LAMP = '#6fc7b7';
const count = (picture: string, part: string): number => picture.split(part).length - 1;

describe('a match drawn small', () => {
  it('of Veilwraith counts Spirit and open Threats', () => {
    const state = veilwraith.setup(veilwraith.options.parse({}), 1, fastRng('salt'));
    const view = veilwraith.view(state, 0);
    const [own] = view.wraiths;
    if (!own) throw new Error('nobody plays');
    const picture = wraith(view, LAMP);
    expect(picture).toContain(`>${own.spirit}</text>`);
    expect(count(picture, '<rect')).toBe(own.threats.length + 1);
    expect(wraith(veilwraith.view(state, 'spectator'), LAMP)).toBe(picture);
  });

  it('of Veiled Fate shows the nine on the Renown track, and nobody’s secrets', () => {
    const state = veiledFate.setup(veiledFate.options.parse({}), 4, fastRng('salt'));
    const picture = fates(veiledFate.view(state, 0), LAMP);
    expect(count(picture, '<circle')).toBe(9);
    expect(fates(veiledFate.view(state, 'spectator'), LAMP)).toBe(picture);
  });
});
