import { type AnyGame, MatchError } from '@veilhall/engine';

/** The rules of each game are a chunk of their own, loaded into the engine room when somebody sits down to it. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'veiled-fate': async () => (await import('@veilhall/veiled-fate')).veiledFate,
  veilwraith: async () => (await import('@veilhall/veilwraith')).veilwraith,
};

const loaded = new Map<string, Promise<AnyGame>>();

export function rulesOf(id: string): Promise<AnyGame> {
  const load = RULES[id];
  if (!load) throw new MatchError('unknown-game', `there is no game '${id}' here`);
  let game = loaded.get(id);
  if (!game) {
    game = load();
    loaded.set(id, game);
  }
  return game;
}
