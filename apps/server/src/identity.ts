import { createHash, randomBytes } from 'node:crypto';
import type { GuestRow, SeatScope, Store, TokenOwner } from './store/store.ts';

/** Who asks. Without a guest it is a visitor, who may only watch. */
export interface Principal {
  readonly guest?: GuestRow;
  /** A seat token: good for this seat and nothing else. */
  readonly scope?: SeatScope;
}

const VISITOR: Principal = {};

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newMatchId = (): string => randomBytes(16).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const MOST_REMEMBERED = 10_000;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const COOKIE = 'veilhall_guest';

/** Guests and their tokens. A token is 256 random bits; only its hash is kept. */
export class Identity {
  readonly #store: Store;
  readonly #owners = new Map<string, TokenOwner>();

  constructor(store: Store) {
    this.#store = store;
  }

  async newGuest(name = 'Guest'): Promise<{ guest: GuestRow; token: string }> {
    const guest = { id: randomBytes(12).toString('base64url'), name, createdAt: Date.now() };
    const token = newSecret();
    await this.#store.createGuest(guest, { hash: secretHash(token), guest: guest.id, createdAt: guest.createdAt });
    return { guest, token };
  }

  /** Another token of the same guest, or one for a single seat. */
  async newToken(guest: string, scope?: SeatScope): Promise<string> {
    const token = newSecret();
    await this.#store.addToken({ hash: secretHash(token), guest, ...(scope && { scope }), createdAt: Date.now() });
    return token;
  }

  async owner(token: string | undefined): Promise<Principal> {
    if (!token || !SECRET.test(token)) return VISITOR;
    const hash = secretHash(token);
    const known = this.#owners.get(hash);
    if (known) return known;
    const owner = await this.#store.tokenOwner(hash);
    if (!owner) return VISITOR;
    if (this.#owners.size >= MOST_REMEMBERED) this.#owners.clear();
    this.#owners.set(hash, owner);
    return owner;
  }

  async rename(guest: GuestRow, name: string): Promise<GuestRow> {
    await this.#store.renameGuest(guest.id, name);
    for (const owner of this.#owners.values()) if (owner.guest.id === guest.id) owner.guest.name = name;
    return { ...guest, name };
  }
}

/** The token a request carries: a script's in the Authorization header, a browser's in its cookie. */
export function tokenIn(headers: { authorization?: string | undefined; cookie?: string | undefined }): {
  token: string | undefined;
  from: 'bearer' | 'cookie';
} {
  const bearer = headers.authorization?.match(/^Bearer ([A-Za-z0-9_-]+)$/)?.[1];
  if (headers.authorization !== undefined) return { token: bearer, from: 'bearer' };
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return { token: value, from: 'cookie' };
  }
  return { token: undefined, from: 'cookie' };
}

const YEAR = 365 * 24 * 3600;

export function guestCookie(token: string, secure: boolean): string {
  return `${COOKIE}=${token}; Path=/api; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
