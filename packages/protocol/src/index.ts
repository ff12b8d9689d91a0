export * from './errors.ts';
export * from './live.ts';
export * from './matches.ts';
export * from './openapi.ts';
export * from './routes.ts';
export * from './table.ts';
export * from './words.ts';
