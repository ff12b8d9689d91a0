export * from './errors.ts';
export * from './live.ts';
export * from './look.ts';
export * from './matches.ts';
export * from './openapi.ts';
export * from './routes.ts';
export * from './views.ts';
export * from './words.ts';
