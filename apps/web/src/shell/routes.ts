/** Every address of the hall. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'matches' }
  | { readonly at: 'join'; readonly code?: string }
  | { readonly at: 'settings' }
  | { readonly at: 'statistics' }
  | { readonly at: 'credits' }
  | { readonly at: 'new' | 'rules' | 'cards'; readonly game: string }
  /** A match on this device, or on the server. */
  | { readonly at: 'table'; readonly host: 'here' | 'server'; readonly id: string }
  | { readonly at: 'replay'; readonly host: 'here' | 'server' | 'link'; readonly id: string }
  | { readonly at: 'nowhere' };

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (!parts) return { at: 'nowhere' };
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { at: 'home' };
    case 'matches':
    case 'settings':
    case 'statistics':
    case 'credits':
      return { at: first };
    case 'join':
      return second ? { at: 'join', code: second } : { at: 'join' };
    case 'new':
    case 'rules':
    case 'cards':
      return second ? { at: first, game: second } : { at: 'home' };
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

/** Undefined when a part is not the encoding of anything. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function replayRoute(host: string | undefined, id: string | undefined): Route {
  if (host === 'link') return { at: 'replay', host, id: '' };
  if ((host === 'here' || host === 'server') && id) return { at: 'replay', host, id };
  return { at: 'nowhere' };
}
