import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { base, docsDirectory } from './site.ts';

export interface DocsServer {
  /** The URL of the landing page. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site on the loopback interface, below `/docs/`.
 * @param options.port 0 selects a free port.
 * @throws if the site has not been built or the port is in use.
 */
export async function serveDocs({ port }: { port: number }): Promise<DocsServer> {
  const server = createServer(listener());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is already in use. Choose another one with --port.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const notFoundPage = join(docsDirectory, '404.html');

function listener(): RequestListener {
  if (!existsSync(notFoundPage)) throw new Error('The documentation has not been built. Run npm run docs.');
  // dev makes sirv read the folder for each request, so that a rebuilt site is served without a restart.
  const files = sirv(docsDirectory, { extensions: ['html'], etag: true, dev: true, setHeaders: cacheHashedAssets });

  return (request, response) => {
    const { url = '/' } = request;
    if (/^\/(docs)?(\?|$)/.test(url)) {
      response.writeHead(302, { Location: base }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(notFoundPage));
    };
    if (!url.startsWith(base)) {
      notFound();
      return;
    }
    request.url = url.slice(base.length - 1);
    files(request, response, notFound);
  };
}

/** Marks assets with a content hash in their name as immutable. */
function cacheHashedAssets(response: { setHeader(name: string, value: string): unknown }, path: string) {
  if (/[\\/]?assets[\\/].*\.[\w-]{8}(\.lean)?\.(js|css)$/.test(path)) {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  }
}
