export type { ServerOptions } from './config.ts';
export { type ServeOptions, serve } from './serve.ts';
export { type RunningServer, startServer } from './start.ts';
export { StartError } from './start-error.ts';
