export { adept } from './adept.ts';
export type { Ask, Bot, Budget, Memory } from './bot.ts';
export { type AskExtras, askFor, freshRng } from './host.ts';
export { liveBudget } from './levels.ts';
export { BOT_IDS, botNamed, botsFor, UnknownBot, wantsFacts } from './roster.ts';
export { shade } from './shade.ts';
export { warden } from './warden.ts';
export { type Why, whyOf, whySentence } from './why.ts';
export { wisp } from './wisp.ts';
