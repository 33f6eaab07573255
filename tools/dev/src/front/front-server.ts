import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { hostValidationMiddleware } from 'host-validation-middleware';
import { type LiveDashboard, serveDashboard } from './dashboard.ts';
import { listen } from './listen.ts';

/** Returns the base URL of a server that runs now. */
type Target = () => string | undefined;

/**
 * One origin for everything, as in production, so that cookies and the Content-Security-Policy work: the live dashboard and
 * the live documentation, and the service for all other paths. The service states in host.json whose API the samples call.
 */
export class FrontServer {
  readonly #server: Server;
  readonly #dashboard: LiveDashboard;

  private constructor(server: Server, dashboard: LiveDashboard) {
    this.#server = server;
    this.#dashboard = dashboard;
  }

  /** @throws Error if the port is in use */
  static async start(port: number, service: Target, docs: Target, serve = serveDashboard): Promise<FrontServer> {
    let dashboard: LiveDashboard | undefined;
    const validateHost = hostValidationMiddleware({ allowedHosts: [] });
    const respond = (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? '/';
      if (!/^\/dashboard(?!\/api\/)(?=[/?]|$)/.test(path)) {
        forward(/^\/docs\/(?!host\.json$)/.test(path) ? docs() : service(), request, response);
      } else if (dashboard) dashboard.handle(request, response);
      else doesNotRun(response);
    };
    // Answers from the moment the port is open, while the dashboard is still being prepared.
    const server = createServer((request, response) => {
      // Another host name is that of a website that resolves its name to this machine.
      validateHost(request, response, () => respond(request, response));
    });
    await listen(server, port, '--port');
    dashboard = await serve(server);
    return new FrontServer(server, dashboard);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await this.#dashboard.close();
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

/** Responds in place of a server that is not started yet, or has crashed. */
function doesNotRun(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    .end('The server does not run. The terminal of `npm run dev` says why.\n');
}

/** Forwards a request, with its original Host, to a server on this machine. */
function forward(url: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  const fail = (reason: string) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${reason}\n`);
  };
  if (url === undefined) {
    doesNotRun(response);
    return;
  }
  const { method, headers, url: path } = request;
  const forwarded = send(url + path, { method, headers: { ...headers, host: headers.host } }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders);
    pipeline(received, response, () => {});
  });
  forwarded.on('error', (error) => fail(error.message));
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
