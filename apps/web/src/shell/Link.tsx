import type { ComponentProps, MouseEvent } from 'react';
import { go } from './router.ts';

/** A link within the hall: followed without loading the page again, and an ordinary link in every other way. */
export function Link({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
