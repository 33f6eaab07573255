import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { fonts } from './build.ts';
import {
  type ReferenceName,
  reloadScript,
  renderShells,
  type Shells,
  startScripts,
} from './reference/live-references.ts';
import { base, docsDirectory, siteDirectory, workDirectory } from './site.ts';

/** What `npm run dev` keeps while it loads the contract again: the pages are the same for every contract. */
interface Kept {
  readonly server: Server;
  readonly shells: Promise<Shells>;
  readonly pages: Set<ServerResponse>;
  scripts: Record<ReferenceName, string>;
}

/** Serves both references, live, and the rest of the site as it was built last. */
export async function open(): Promise<Kept> {
  const shells = renderShells(join(workDirectory, 'live'));
  shells.catch(() => {});
  const kept: Kept = { server: createServer(), shells, pages: new Set(), scripts: { api: '', events: '' } };
  kept.server.on('request', (request, response) => void respond(kept, request, response));
  await new Promise<void>((resolve, reject) => {
    kept.server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return kept;
}

/** Shows the contract in the references, and reloads the pages that are open. */
export async function start(kept: Kept) {
  kept.scripts = startScripts(await kept.shells);
  for (const page of kept.pages) page.write('event: changed\ndata:\n\n');
  return { url: `http://127.0.0.1:${(kept.server.address() as AddressInfo).port}`, async stop() {} };
}

export async function close({ server }: Kept): Promise<void> {
  server.close();
  server.closeAllConnections();
}

const publicFiles = sirv(join(siteDirectory, 'public'), { dev: true });
const builtFiles = sirv(docsDirectory, { dev: true, extensions: ['html'] });
const { resolve } = createRequire(import.meta.url);

async function respond(kept: Kept, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?')[0]?.slice(base.length) ?? '';
  const send = (type: string, text: string) =>
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
  if (path === 'changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    kept.pages.add(response);
    response.once('close', () => kept.pages.delete(response));
    return;
  }
  if (path === 'reload.js') return void send('text/javascript', reloadScript);
  const [, name, file] = /^(api|events)\/(|redoc\.js|start\.js)$/.exec(path) ?? [];
  if (name === 'api' || name === 'events') {
    const { page, library } = (await kept.shells)[name];
    if (file === '') return void send('text/html', page);
    return void send('text/javascript', file === 'redoc.js' ? library : kept.scripts[name]);
  }
  const font = fonts.find((each) => path === `fonts/${basename(each)}`);
  if (font) return void createReadStream(resolve(font)).pipe(response);
  request.url = `/${path}`;
  publicFiles(request, response, () =>
    builtFiles(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end(`This page is not built. Run npm run docs. The references are at ${base}api/ and ${base}events/.`);
    }),
  );
}
