import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hostValidationMiddleware } from 'host-validation-middleware';
import { root } from '../command-line.ts';
import { validate } from '../validate.ts';
import { emptyPage, livePage } from './page.ts';
import { render } from './render.ts';

export interface Preview {
  url: string;
  close(): Promise<void>;
}

export interface PreviewOptions {
  /** The AsyncAPI document, from the root of the repository. */
  document: string;
  /** 0 selects a free port. */
  port: number;
  log: (message: string) => void;
}

/** The editor may write several files, or one file in several steps. */
const settling = 100;

/**
 * Serves the event reference of a document on the loopback interface, under the names of this machine. An edit of a file in the folder above the document, in
 * which its schemas and examples are, renders the reference again, reloads open pages, and shows the problems of the document.
 */
export async function startPreview({ document, port, log }: PreviewOptions): Promise<Preview> {
  const path = resolve(root, document);
  const folder = await mkdtemp(join(tmpdir(), 'worklane-preview-'));
  const pages = new Set<ServerResponse>();
  let page = emptyPage;
  let problems = '';

  const send = (response: ServerResponse, event: string, data: string) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  function report(found: string) {
    problems = found;
    if (found) log(found);
    for (const response of pages) send(response, 'problems', found);
  }

  async function update() {
    try {
      page = livePage(await render(path, folder));
      for (const response of pages) send(response, 'rendered', '');
      const { valid, output } = await validate(path);
      report(valid ? '' : output);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  }

  function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request;
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
    } else if (url === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      send(response, 'problems', problems);
      pages.add(response);
      response.once('close', () => pages.delete(response));
    } else {
      response.writeHead(404).end('The preview has only the event reference, at /.');
    }
  }

  const validateHost = hostValidationMiddleware({ allowedHosts: [] });
  const server = createServer((request, response) => validateHost(request, response, () => respond(request, response)));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });

  const closing = new AbortController();
  let changed = Promise.withResolvers<void>();
  const watcher = watch(dirname(dirname(path)), { recursive: true }, () => changed.resolve());
  const updates = (async () => {
    while (!closing.signal.aborted) {
      changed = Promise.withResolvers();
      await update();
      await changed.promise;
      await setTimeout(settling);
    }
  })();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      closing.abort();
      watcher.close();
      changed.resolve();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await updates;
      await rm(folder, { recursive: true });
    },
  };
}
