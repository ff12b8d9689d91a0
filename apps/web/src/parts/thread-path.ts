/** Edges of what a thread begins or ends at. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const { round } = Math;

/** From middle to middle, hanging a little. */
export function hanging(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  const sag = Math.min(48, Math.hypot(b.x - a.x, b.y - a.y) * 0.16);
  return `M${round(a.x)} ${round(a.y)}Q${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2 + sag)} ${round(b.x)} ${round(b.y)}`;
}

/** How far inside the corner it begins, so that it does not run along the edge. */
const INSET = 7;

/** From the lower right corner of the higher one down to the upper edge of the lower one. */
export function dropping(from: Box, to: Box): string {
  const [x, y] = [round(from.right - INSET), round(from.bottom)];
  const [toX, toY] = [round(middle(to).x), round(to.top)];
  const half = round((y + toY) / 2);
  return `M${x} ${y}C${x} ${half} ${toX} ${half} ${toX} ${toY}`;
}
