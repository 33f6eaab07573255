import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below a path, without rewrite rules, as `python3 -m http.server` does. */
export async function servePlainly(folder: string, path: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1');
    const file = join(folder, decodeURIComponent(pathname).replace(path, '/'));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, { location: `${pathname}/` }).end();
    const name = isFolder ? join(file, 'index.html') : file;
    if (!pathname.startsWith(path) || !existsSync(name)) return response.writeHead(404).end('Not found');
    return createReadStream(name).pipe(response.writeHead(200, { 'content-type': types[extname(name)] ?? '' }));
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
