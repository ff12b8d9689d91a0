/** Who is to sit where, as the form has it. */
export type SeatChoice =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'online' };

export const BOT_NAMES: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  wisp: { name: 'Wisp', about: 'drifts' },
  shade: { name: 'Shade', about: 'takes what is near' },
  adept: { name: 'Adept', about: 'plans its turn' },
  warden: { name: 'Warden', about: 'plans ahead' },
  archon: { name: 'Archon', about: 'plays to win' },
};

export const botName = (bot: string): string => BOT_NAMES[bot]?.name ?? bot;

export const seatsFor = (humans: number, name: string): SeatChoice[] =>
  Array.from({ length: humans }, (_, seat) => ({ kind: 'here', name: seat === 0 ? name : `Player ${seat + 1}` }));
