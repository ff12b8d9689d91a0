import type { VeiledFateView } from '@veilhall/games/veiled-fate';

/** Once round the table from `seat`, that seat first. */
const round = (view: VeiledFateView, seat: number): number[] =>
  view.players.map((_, i) => (seat + i) % view.players.length);

/** Who acts after whom in what goes on now, whoever is to act first; those who are out of it are left out. */
export function queueOf(view: VeiledFateView, toAct: readonly number[], silenced: boolean): readonly number[] {
  const [acting] = toAct;
  switch (view.stage) {
    case 'turns': {
      const { turn } = view;
      if (!turn) return [];
      return round(view, turn.seat).filter((seat) => seat === turn.seat || view.players[seat]?.rested !== true);
    }
    case 'ageVote': {
      // Once round from the left of the First Player, who votes last or not at all.
      const order = round(view, (view.firstPlayer + 1) % view.players.length);
      const voters = silenced ? order.filter((seat) => seat !== view.firstPlayer) : order;
      const at = acting === undefined ? -1 : voters.indexOf(acting);
      return at < 0 ? voters : voters.slice(at);
    }
    case 'nextAge':
      return view.drawn ? round(view, view.drawn.seat) : [];
    case 'over':
      return [];
  }
}
