import type { GameMeta, Lamp } from '@veilhall/games';

/** Lights one lamp per game: whatever carries `data-game` takes its colours, on the dark hall and on the light one. */
export function lightLamps(games: readonly GameMeta[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(games.map(({ id, lamp }) => lampRules(id, lamp)).join(''));
  document.adoptedStyleSheets.push(sheet);
}

export const lampRules = (game: string, { dark, darkText = dark, light, onLight }: Lamp): string =>
  `[data-game="${game}"]{--lamp:${dark};--lamp-text:${darkText}}` +
  `[data-theme="light"] [data-game="${game}"]{--lamp:${light};--lamp-text:${light};--on-lamp:${onLight}}`;
