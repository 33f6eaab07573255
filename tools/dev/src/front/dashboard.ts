import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** The dashboard with hot module replacement. */
export interface LiveDashboard {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Serves the dashboard from its sources. Its connection for updates is on the same server. */
export async function serveDashboard(server: Server): Promise<LiveDashboard> {
  const nonce = randomBytes(16).toString('base64');
  const vite = await createServer({
    root: fileURLToPath(new URL('../../../../packages/dashboard', import.meta.url)),
    configFile: fileURLToPath(new URL('../../../../packages/dashboard/vite.config.ts', import.meta.url)),
    appType: 'spa',
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: nonce },
    server: { middlewareMode: { server }, ws: { server }, proxy: {} },
  });
  const policy = contentSecurityPolicy(nonce);
  return {
    handle(request, response) {
      response.setHeader('content-security-policy', policy);
      response.setHeader('x-frame-options', 'DENY');
      response.setHeader('referrer-policy', 'no-referrer');
      vite.middlewares(request, response, () => response.writeHead(404).end());
    },
    close: () => vite.close(),
  };
}

/** The policy of the built dashboard, which also allows the scripts and styles that Vite inserts. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
