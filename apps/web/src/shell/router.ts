import { cell } from '../store.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'matches' }
  | { readonly at: 'join'; readonly code?: string }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'new'; readonly game: string }
  /** A match on this device, or on the server. */
  | { readonly at: 'table'; readonly host: 'here' | 'server'; readonly id: string }
  | { readonly at: 'replay'; readonly host: 'here' | 'server' | 'link'; readonly id: string }
  | { readonly at: 'nowhere' };

export function routeOf(path: string): Route {
  const [first, second, third] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  switch (first) {
    case undefined:
      return { at: 'home' };
    case 'matches':
    case 'settings':
    case 'credits':
      return { at: first };
    case 'join':
      return second ? { at: 'join', code: second } : { at: 'join' };
    case 'new':
      return second ? { at: 'new', game: second } : { at: 'home' };
    case 'here':
      return second ? { at: 'table', host: 'here', id: second } : { at: 'home' };
    case 'table':
      return second ? { at: 'table', host: 'server', id: second } : { at: 'home' };
    case 'replay':
      return replayRoute(second, third);
    default:
      return { at: 'nowhere' };
  }
}

function replayRoute(host: string | undefined, id: string | undefined): Route {
  if (host === 'link') return { at: 'replay', host, id: '' };
  if ((host === 'here' || host === 'server') && id) return { at: 'replay', host, id };
  return { at: 'nowhere' };
}

const where = cell(routeOf(location.pathname));
export const route: typeof where = where;

/** Leaves a page only when it has nothing to say against it. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState({}, '', path);
  else history.replaceState({}, '', path);
  where.set(routeOf(location.pathname));
  scrollTo(0, 0);
}

addEventListener('popstate', () => where.set(routeOf(location.pathname)));
