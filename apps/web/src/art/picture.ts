/**
 * Pictures become image addresses, made once and kept. An image paints faster than the same drawing as elements of the
 * page, and three hundred of them stay three hundred elements.
 */
const kept = new Map<string, string>();

export function pictureUrl(key: string, draw: () => string): string {
  let url = kept.get(key);
  if (!url) {
    url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    kept.set(key, url);
  }
  return url;
}

export const keptPicture = (key: string): string | undefined => kept.get(key);

/** What every picture starts with. */
export const svg = (width: number, height: number, ratio: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${ratio}" fill="none" stroke-linecap="round">${inside}</svg>`;

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

export function radial(id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  const inside = stops
    .map(({ at, colour, opacity = 1 }) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}">${inside}</radialGradient>`;
}
