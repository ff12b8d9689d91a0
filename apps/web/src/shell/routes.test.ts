import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

describe('addresses of the hall', () => {
  it('lead to their pages', () => {
    expect(routeOf('/')).toEqual({ at: 'home' });
    expect(routeOf('/settings')).toEqual({ at: 'settings' });
    expect(routeOf('/join')).toEqual({ at: 'join' });
    expect(routeOf('/join/abc')).toEqual({ at: 'join', code: 'abc' });
    expect(routeOf('/new/veilwraith/')).toEqual({ at: 'new', game: 'veilwraith' });
    expect(routeOf('/rules/veilwraith')).toEqual({ at: 'rules', game: 'veilwraith' });
    expect(routeOf('/cards/veilwraith')).toEqual({ at: 'cards', game: 'veilwraith' });
    expect(routeOf('/cards')).toEqual({ at: 'home' });
    expect(routeOf('/here/1')).toEqual({ at: 'table', host: 'here', id: '1' });
    expect(routeOf('/table/1')).toEqual({ at: 'table', host: 'server', id: '1' });
    expect(routeOf('/replay/server/1')).toEqual({ at: 'replay', host: 'server', id: '1' });
    expect(routeOf('/replay/link')).toEqual({ at: 'replay', host: 'link', id: '' });
  });

  it('lead nowhere when they are made up or broken', () => {
    for (const path of ['/castle', '/replay', '/replay/moon/1', '/replay/here', '/here/%zz']) {
      expect(routeOf(path)).toEqual({ at: 'nowhere' });
    }
  });
});
