import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterwards, openFolder } from '@worklane/testing/afterwards';
import { createTestAuthority } from '../webhooks/test-authority.ts';
import { redirectUri } from './oauth-server.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A host of metadata documents: https on a loopback address, with a certificate of its own authority. */
export class DocumentHost {
  /** The paths of the received requests. */
  readonly requests: string[] = [];
  /** The settings with which a service reaches this host. */
  readonly env: Record<string, string>;
  readonly port: number;
  readonly #server: Server;
  readonly #responses = new Map<string, Respond>();
  #documents = 0;

  private constructor(server: Server, folder: string) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    this.env = { WEBHOOK_LOOPBACK_HTTP: 'true', WEBHOOK_CA_FILE: join(folder, 'ca.pem') };
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.requests.push(request.url ?? '');
      const respond = this.#responses.get(request.url ?? '');
      if (respond) respond(response, request);
      else response.writeHead(404).end();
    });
  }

  static async listen(): Promise<DocumentHost> {
    const authority = await createTestAuthority();
    const folder = await openFolder();
    await writeFile(join(folder, 'ca.pem'), authority.ca);
    const server = createServer(await authority.issue(['localhost', '127.0.0.1']));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new DocumentHost(server, folder);
    afterwards(() => host.stop());
    return host;
  }

  /** Stops responding, as a host that is down. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Returns the URL of a path. */
  url(path: string, host = 'localhost'): string {
    return `https://${host}:${this.port}${path}`;
  }

  /** Responds to requests for a new path. @returns its URL */
  serve(respond: Respond): string {
    const path = `/client-${++this.#documents}.json`;
    this.#responses.set(path, respond);
    return this.url(path);
  }

  /** Publishes a valid document with changes; undefined removes a field. @returns its URL, the client ID */
  publish(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): string {
    const url = this.serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ ...validDocument, client_id: url, ...changes }));
    });
    return url;
  }
}

const validDocument = {
  client_name: 'Compass Agent',
  redirect_uris: [
    redirectUri,
    'http://localhost/callback',
    'http://127.0.0.1:33418/',
    'compass://agent.compass/callback',
  ],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
};
