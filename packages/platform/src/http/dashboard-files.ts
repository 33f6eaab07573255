import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listFiles } from './static-files.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = 'index.html';

/** The names of files there carry a hash of their content. */
const hashed = 'assets/';

/** Below it is a contract, and no page. */
const contract = 'api/';

/**
 * Serves the built dashboard at `/dashboard`; there is none when it was not built. What is no file is a page of the
 * program, which finds out by itself what to show, and whether somebody is signed in.
 */
export function serveDashboard(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, page))) return;
  const files = listFiles(folder);
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    const send = (name: string | undefined, reply: FastifyReply) => {
      if (name === undefined) throw new ProblemError('not_found', 'The dashboard has no such file.');
      return reply.headers(headers).header('cache-control', cacheControl(name)).sendFile(name);
    };
    scope.get('/dashboard', async (_request, reply) => send(page, reply));
    scope.get<{ Params: { '*': string } }>('/dashboard/*', async ({ params }, reply) =>
      send(fileFor(files, params['*']), reply),
    );
  });
}

function fileFor(files: ReadonlySet<string>, path: string): string | undefined {
  if (files.has(path)) return path;
  return path.startsWith(hashed) || path.startsWith(contract) ? undefined : page;
}

const cacheControl = (name: string): string =>
  name.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache';
