import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorBodyOf } from '../denied.ts';
import { notFound } from '../matches/access.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Vite puts a hash of the content into the names of these. */
const HASHED = /^assets\//;

/** The built web app: hashed files for ever, everything else asked for again each time. */
export async function serveWeb(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const hasApp = webDir !== undefined && existsSync(path.join(webDir, 'index.html'));
  if (hasApp)
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const name = path.relative(webDir, file).replaceAll(path.sep, '/');
        reply.header('cache-control', HASHED.test(name) ? YEAR : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = path.posix.basename(url).includes('.');
    if (url.startsWith('/api/') || !isPage || isFile) return reply.code(404).send({ error: errorBodyOf(notFound()) });
    if (hasApp) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('The web app is not built: run `npm start`. The API is at /api/openapi.json.\n');
  });
}
