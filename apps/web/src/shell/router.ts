import { cell } from '../store.ts';
import { routeOf } from './routes.ts';

const where = cell(routeOf(location.pathname));
export const route: typeof where = where;

/** Goes to a page of the hall without loading everything again. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState({}, '', path);
  else history.replaceState({}, '', path);
  where.set(routeOf(location.pathname));
  scrollTo(0, 0);
}

addEventListener('popstate', () => where.set(routeOf(location.pathname)));
