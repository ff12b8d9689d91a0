import { cell } from '../store.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const SPEEDS = ['calm', 'normal', 'brisk', 'instant'] as const;

export interface Settings {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: boolean;
  /** Percent, 80 to 200. */
  readonly text: number;
  readonly speed: (typeof SPEEDS)[number];
  readonly lessMotion: boolean;
  /** Percent; 0 is silence. */
  readonly volume: number;
  readonly confirm: boolean;
  /** Single-letter shortcuts; arrows, Enter, Escape and Tab always work. */
  readonly letterKeys: boolean;
  readonly keys: Readonly<Record<string, string>>;
  /** Let the screen reader hear every event, or only one's turn and the end. */
  readonly spokenEvents: boolean;
  /** One's turn, a message and the end show in the page's title and on its tab. */
  readonly marks: boolean;
  /** Browser notices, where the browser allows them. */
  readonly notify: boolean;
  /** Whether to offer them at an online table: until somebody has answered. */
  readonly notifyOffer: boolean;
}

const DEFAULTS: Settings = {
  name: '',
  theme: 'auto',
  contrast: false,
  text: 100,
  speed: 'normal',
  lessMotion: false,
  volume: 60,
  confirm: true,
  letterKeys: true,
  keys: {},
  spokenEvents: true,
  marks: true,
  notify: false,
  notifyOffer: true,
};

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const KEY = 'veilhall.settings';

/** Keeps what has the right shape and falls back to the default for what has not: an old or damaged record never breaks the hall. */
function restored(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = { ...parsed };
  } catch {
    stored = {};
  }
  const flag = (key: Flag): boolean => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  const percent = (key: 'text' | 'volume', low: number, high: number): number => {
    const value = stored[key];
    return typeof value === 'number' && value >= low && value <= high ? value : DEFAULTS[key];
  };
  return {
    name: typeof stored.name === 'string' ? stored.name.slice(0, 40) : DEFAULTS.name,
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULTS.theme,
    contrast: flag('contrast'),
    text: percent('text', 80, 200),
    speed: SPEEDS.find((speed) => speed === stored.speed) ?? DEFAULTS.speed,
    lessMotion: flag('lessMotion'),
    volume: percent('volume', 0, 100),
    confirm: flag('confirm'),
    letterKeys: flag('letterKeys'),
    keys: restoredKeys(stored.keys),
    spokenEvents: flag('spokenEvents'),
    marks: flag('marks'),
    notify: flag('notify'),
    notifyOffer: flag('notifyOffer'),
  };
}

function restoredKeys(value: unknown): Record<string, string> {
  const keys: Record<string, string> = {};
  if (typeof value !== 'object' || value === null) return keys;
  for (const [action, key] of Object.entries(value)) if (typeof key === 'string') keys[action] = key;
  return keys;
}

export const settings = cell<Settings>(restored(localStorage.getItem(KEY)));

export function change(part: Partial<Settings>): void {
  const next = { ...settings.get(), ...part };
  localStorage.setItem(KEY, JSON.stringify(next));
  settings.set(next);
}

/** How long things take compared with the look's own times. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { calm: 1.8, normal: 1, brisk: 0.5, instant: 0 };

const wantsLight = matchMedia('(prefers-color-scheme: light)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
const wantsContrast = matchMedia('(prefers-contrast: more)');

const stillness = (): boolean => settings.get().lessMotion || wantsStill.matches;

/** Nothing is played: everything is there at once. */
export const isStill = (): boolean => stillness() || PACE[settings.get().speed] === 0;

/** Pixels of one rem at this size of text. */
export const remAt = (text: number): number => (16 * text) / 100;

function apply(): void {
  const { theme, contrast, text, speed } = settings.get();
  const root = document.documentElement;
  const light = theme === 'light' || (theme === 'auto' && wantsLight.matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.contrast = contrast || wantsContrast.matches ? 'more' : 'normal';
  root.dataset.motion = stillness() ? 'less' : 'full';
  root.style.setProperty('--text-scale', String(text / 100));
  root.style.setProperty('--pace', String(PACE[speed]));
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? '#ece5d6' : '#0d0f12');
}

export function applySettings(): void {
  apply();
  settings.subscribe(apply);
  for (const query of [wantsLight, wantsStill, wantsContrast]) query.addEventListener('change', apply);
}
