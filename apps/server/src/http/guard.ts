import type { IncomingHttpHeaders } from 'node:http';
import { Denied } from '../denied.ts';

/** Headers that every answer carries. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    // Procedural art and the animation library set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Pages of other sites must not act with this browser's cookie. Scripts outside a browser send no Origin and are
 * let through: they have no cookie that somebody else could ride on.
 */
export function checkOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): void {
  const { origin, host } = headers;
  if (origin !== undefined) {
    if (allowed.includes(origin) || hostOf(origin) === host) return;
    throw new Denied('wrong-origin', 'This request comes from a page of another site.');
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Denied('wrong-origin', 'This request comes from a page of another site.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
