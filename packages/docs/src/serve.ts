import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { base, docsDirectory } from './site.ts';

export interface DocsServer {
  /** The URL of the landing page. */
  url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * Serves the built site for tests, on a free port and below a path.
 * @param rewrites finds a page without its `.html`, which static hosts without rewrite rules do not
 */
export async function serveDocs(path = base, { rewrites = true } = {}): Promise<DocsServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1');
    const file = join(docsDirectory, decodeURIComponent(pathname).replace(path, '/'));
    if (!pathname.endsWith('/') && existsSync(join(file, 'index.html')))
      return response.writeHead(301, { location: `${pathname}/` }).end();
    const found =
      pathname.startsWith(path) && [file, ...(rewrites ? [`${file}.html`] : []), join(file, 'index.html')].find(isFile);
    const name = found || join(docsDirectory, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(name)] ?? '' });
    return createReadStream(name).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
