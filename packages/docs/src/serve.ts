import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { hostValidationMiddleware } from 'host-validation-middleware';
import sirv from 'sirv';
import { base, docsDirectory } from './site.ts';

export interface DocsServer {
  /** The URL of the landing page. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site on the loopback interface, below `/docs/`, and under the names of this machine only.
 * @param options.port 0 selects a free port.
 * @throws if the site has not been built or the port is in use.
 */
export async function serveDocs({ port }: { port: number }): Promise<DocsServer> {
  const serve = listener();
  const validateHost = hostValidationMiddleware({ allowedHosts: [] });
  const server = createServer((request, response) => validateHost(request, response, () => serve(request, response)));
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
  const files = sirv(docsDirectory, {
    extensions: ['html'],
    etag: true,
    gzip: true,
    brotli: true,
    // Reads the folder for each request, so that a rebuilt site is served without a restart.
    dev: true,
    setHeaders: (response, path) => response.setHeaders(new Headers(headersOf(path))),
  });

  return (request, response) => {
    const { url = '/' } = request;
    if (/^\/(docs)?(\?|$)/.test(url)) {
      response.writeHead(302, { Location: base }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { ...headersOf(notFoundPage), 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(notFoundPage));
    };
    if (!url.startsWith(base)) {
      notFound();
      return;
    }
    // The URLs of a page are relative to its folder.
    const folder = /^\/docs\/((?:[\w-]+\/)*[\w-]+)$/.exec(url)?.[1];
    if (folder && existsSync(join(docsDirectory, folder, 'index.html'))) {
      response.writeHead(302, { Location: `${url}/` }).end();
      return;
    }
    request.url = url.slice(base.length - 1);
    files(request, response, notFound);
  };
}

/** Returns the headers that the service adds to a file; a test in packages/e2e compares the responses of both. */
function headersOf(path: string): Record<string, string> {
  const isHashed = /[\\/]assets[\\/].*\.[\w-]{8}(\.lean)?\.\w+$/.test(path);
  const type = types[extname(path)];
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type && { 'Content-Type': type }),
  };
}

/** The media types of the service where those of sirv differ; most of them lack the charset. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
};
