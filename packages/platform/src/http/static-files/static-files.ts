import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isBuiltLater } from '../../config/installation.ts';
import { html, pageHeaders, renderPage } from '../pages/page.ts';

const index = 'index.html';
const notFoundPage = '404.html';

const immutable = 'public, max-age=31536000, immutable';
/** Cached, but used only after the service has confirmed the ETag. */
const revalidated = 'no-cache';

/** Returns the names of all files below a folder. Only these are served, whatever the path of a request. */
const listFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );

/** Matches the files of the documentation that have a hash of their content in their name. */
const hashedDocsFile = /^assets\/.*\.[\w-]{8}(\.lean)?\.\w+$/;

const siteHeaders = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Each page contains its Content-Security-Policy, except what a page cannot contain. */
const docsHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  ...siteHeaders,
};

/** Returns whether the folder has the built documentation, or will have it: in the repository, `npm start` builds it meanwhile. */
export const hasDocs = (folder: string): boolean => existsSync(join(folder, index)) || isBuiltLater(folder);

const beingBuilt = renderPage({
  title: 'Documentation',
  content: html`<h1>The documentation is being built</h1>
<p class="lead"><code>npm start</code> builds it while the service runs. This page reloads until it is ready.</p>
<p>If nothing builds it, run <code>npm run docs</code>.</p>`,
});

/** Serves the built documentation at `/docs/`, if the folder has one. */
export function serveDocs(app: FastifyInstance, folder: string, baseUrl: string): void {
  if (!hasDocs(folder)) return;
  const currentDocs = docsReader(folder, baseUrl);
  // Reads them now, so that no request waits.
  currentDocs();
  app.register(async (scope) => {
    // The folder itself may not exist yet.
    const root = dirname(folder);
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });
    const send = ({ textOf }: Docs, name: string, reply: FastifyReply) => {
      const cached = hashedDocsFile.test(name) ? immutable : revalidated;
      reply.headers(docsHeaders).header('cache-control', cached);
      const text = textOf(name);
      if (!text) return reply.sendFile(name, folder);
      reply.header('etag', text.etag);
      return reply.request.headers['if-none-match'] === text.etag
        ? reply.code(304).send()
        : reply.type(text.type).send(text.text);
    };
    scope.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
    scope.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
      const docs = currentDocs();
      if (!docs)
        return reply
          .code(503)
          .headers({ ...pageHeaders, 'retry-after': 5, refresh: 5 })
          .send(beingBuilt);
      const { files } = docs;
      const path = request.params['*'];
      const isFolder = path === '' || path.endsWith('/');
      const name = (isFolder ? [`${path}${index}`] : [path, `${path}.html`]).find((each) => files.has(each));
      if (name !== undefined) return send(docs, name, reply);
      // The URLs of a page are relative to its folder.
      if (files.has(`${path}/${index}`)) return reply.redirect(`/docs/${path}/`);
      // Browsers get a page with links, and programs a problem.
      if (files.has(notFoundPage) && request.headers.accept?.includes('text/html')) {
        return send(docs, notFoundPage, reply.code(404));
      }
      throw new ProblemError('not_found', 'The documentation has no such page.');
    });
  });
}

interface Docs {
  readonly files: ReadonlySet<string>;
  readonly textOf: ReturnType<typeof docsTexts>;
}

/** Returns a function that reads the documentation again after each build; undefined while there is none. */
function docsReader(folder: string, baseUrl: string): () => Docs | undefined {
  let docs: Docs | undefined;
  let builtAt: number | undefined;
  return () => {
    const found = statSync(join(folder, index), { throwIfNoEntry: false })?.mtimeMs;
    if (found !== builtAt) {
      docs = found === undefined ? undefined : { files: listFiles(folder), textOf: docsTexts(folder, baseUrl) };
      builtAt = found;
    }
    return docs;
  };
}

/** Returns whether the folder has a built dashboard. */
export const hasDashboard = (folder: string): boolean => existsSync(join(folder, index));

const dashboardPolicy = [
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

const dashboardHeaders = {
  'content-security-policy': dashboardPolicy,
  ...siteHeaders,
};

/** The files in this folder have a hash of their content in their name. */
const hashedFolder = 'assets/';

/** Paths below this one belong to the dashboard's API. */
const apiFolder = 'api/';

/**
 * Serves the built dashboard at `/dashboard`, if the folder has one. Every path that is not a file gets the page of the
 * single-page application, which does its own routing and checks the session.
 */
export function serveDashboard(app: FastifyInstance, folder: string): void {
  if (!hasDashboard(folder)) return;
  const files = listFiles(folder);
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true });
    const send = (name: string | undefined, reply: FastifyReply) => {
      if (name === undefined) throw new ProblemError('not_found', 'The dashboard has no such file.');
      return reply.headers(dashboardHeaders).header('cache-control', cacheControl(name)).sendFile(name);
    };
    scope.get('/dashboard', async (_request, reply) => send(index, reply));
    scope.get<{ Params: { '*': string } }>('/dashboard/*', async ({ params: { '*': path } }, reply) =>
      path.startsWith(apiFolder) ? reply.callNotFound() : send(dashboardFile(files, path), reply),
    );
  });
}

function dashboardFile(files: ReadonlySet<string>, path: string): string | undefined {
  if (files.has(path)) return path;
  return path.startsWith(hashedFolder) ? undefined : index;
}

const cacheControl = (name: string): string => (name.startsWith(hashedFolder) ? immutable : revalidated);

/** A text file of the documentation as the service shows it. */
export interface DocsText {
  readonly type: string;
  readonly etag: string;
  readonly text: string;
}

const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Returns the files for programs, whose samples call the service at `baseUrl` instead of the mock, for which they are
 * written; undefined for other files. The HTML pages do the same in the browser.
 */
export function docsTexts(folder: string, baseUrl: string): (name: string) => DocsText | undefined {
  const host = join(folder, 'host.json');
  if (!existsSync(host)) return () => undefined;
  const { base_url } = JSON.parse(readFileSync(host, 'utf8')) as { base_url: string };
  const known = new Map<string, DocsText>();
  return (name) => {
    const type = types[extname(name)];
    if (type === undefined) return undefined;
    const text = known.get(name) ?? read(join(folder, name), type, base_url, baseUrl);
    known.set(name, text);
    return text;
  };
}

function read(path: string, type: string, from: string, to: string): DocsText {
  const text = replaceInSamples(readFileSync(path, 'utf8'), from, to);
  return { type, text, etag: `"${hash('sha256', text, 'base64url')}"` };
}

/** Replaces an address in the code blocks of a page. ```` ```sh fixed ```` keeps it: that code is about the mock itself. */
const replaceInSamples = (markdown: string, from: string, to: string): string =>
  // Input: trusted, the built documentation.
  markdown.replace(/^( *`{3,})(.*)\n[\s\S]*?^\1$/gm, (block, _fence: string, info: string) =>
    /\bfixed\b/.test(info) ? block : block.replaceAll(from, to),
  );
