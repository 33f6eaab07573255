import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createReceiver } from '@worklane/webhooks';
import { startWorklane } from './cli-process.ts';
import type { Environment } from './environment.ts';
import { FeedLog } from './feed-log.ts';
import { TcpProxy } from './tcp-proxy.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** `worklane listen`: it must forward each event once and in order, like a reader of the feed. */
export class ListenReader {
  readonly log = new FeedLog('worklane listen', undefined);
  readonly proxy: TcpProxy;
  readonly #server: Server;
  readonly #process: ReturnType<typeof startWorklane>;

  /** Starts it, and waits until it is ready. */
  static async open({ nodes: [node], token }: Environment): Promise<ListenReader> {
    if (!node) throw new Error('There is no node.');
    const proxy = new TcpProxy(Number(new URL(node.origin).port));
    await proxy.listen();
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const env = { WORKLANE_BASE_URL: `http://127.0.0.1:${proxy.port}`, WORKLANE_TOKEN: token };
    const listening = startWorklane(['listen', '--to', url, '--secret', secret], env);
    const reader = new ListenReader(proxy, server, listening);
    await listening.printed('Ready.');
    return reader;
  }

  private constructor(proxy: TcpProxy, server: Server, listening: ReturnType<typeof startWorklane>) {
    this.proxy = proxy;
    this.#server = server;
    this.#process = listening;
    const kit = createReceiver({ secrets: [secret] });
    server.on('request', async (request, response) => {
      // A delivery that cannot be verified is missing from the log, which the check reports.
      const body = await buffer(request);
      const delivery = await kit.verify({ headers: request.headers, body }).catch(() => undefined);
      if (delivery) this.log.add(delivery as never);
      response.writeHead(delivery ? 204 : 400).end();
    });
  }

  /** Presses Ctrl+C. @returns what is wrong */
  async stop(): Promise<string[]> {
    this.#process.child.kill('SIGINT');
    const { exitCode, stderr } = await this.#process.result;
    await this.proxy.close();
    this.#server.closeAllConnections();
    this.#server.close();
    return exitCode === 0 ? [] : [`worklane listen ended with ${exitCode}: ${stderr.slice(-1000)}`];
  }
}
