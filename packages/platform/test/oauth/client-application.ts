import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';

/** The tokens of a granted organization. */
export interface Connected {
  accessToken: string;
  organizationId: number;
  organizationName: string;
}

/** An authorization request in progress. */
interface Pending {
  verifier: string;
  redirectUri: string;
}

/** A client with its own origin: it redirects browsers to Worklane and exchanges the codes. */
export class ClientApplication {
  readonly origin: string;
  readonly connected: Connected[] = [];
  readonly #server: Server;
  readonly #pending = new Map<string, Pending>();
  #as: oauth.AuthorizationServer | undefined;
  #client: oauth.Client = { client_id: '' };
  #scope = '';

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', async (request, response) => {
      const url = new URL(request.url ?? '/', this.origin);
      if (url.pathname === '/connect') {
        response.writeHead(302, { location: await this.#start(url) }).end();
        return;
      }
      const heading = url.pathname === '/callback' ? await this.#finish(url) : 'Nothing is connected';
      response.writeHead(200, { 'content-type': 'text/html' }).end(page(heading));
    });
  }

  static async listen(): Promise<ClientApplication> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ClientApplication(server);
  }

  get redirectUris(): string[] {
    return [`${this.origin}/callback`, `${this.origin}/callback?tenant=7`];
  }

  /** Sets the registered client ID. It has no secret and uses PKCE. */
  async register(issuer: string, clientId: string, scope: string): Promise<void> {
    const response = await oauth.discoveryRequest(new URL(issuer), { ...insecure, algorithm: 'oauth2' });
    this.#as = await oauth.processDiscoveryResponse(new URL(issuer), response);
    this.#client = { client_id: clientId };
    this.#scope = scope;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Returns the authorization URL. A query of `/connect` is added to the redirect URI. */
  async #start({ search }: URL): Promise<string> {
    const state = oauth.generateRandomState();
    const verifier = oauth.generateRandomCodeVerifier();
    const redirectUri = `${this.origin}/callback${search}`;
    this.#pending.set(state, { verifier, redirectUri });
    const url = new URL(this.#issuer().authorization_endpoint ?? '');
    url.search = String(
      new URLSearchParams({
        ...{ client_id: this.#client.client_id, redirect_uri: redirectUri, response_type: 'code' },
        ...{ scope: this.#scope, state, code_challenge_method: 'S256' },
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      }),
    );
    return url.href;
  }

  /** Returns the page to show. */
  async #finish(url: URL): Promise<string> {
    const state = url.searchParams.get('state') ?? '';
    const pending = this.#pending.get(state);
    if (!pending) return 'Unexpected callback';
    this.#pending.delete(state);
    try {
      const connected = await this.#exchange(url, state, pending);
      this.connected.push(connected);
      return `Connected to ${connected.organizationName}`;
    } catch (error) {
      return `Not connected: ${error instanceof oauth.AuthorizationResponseError ? error.error : error}`;
    }
  }

  async #exchange(url: URL, state: string, { verifier, redirectUri }: Pending): Promise<Connected> {
    const as = this.#issuer();
    const code = oauth.validateAuthResponse(as, this.#client, url, state);
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      this.#client,
      oauth.None(),
      code,
      redirectUri,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, this.#client, response);
    return {
      accessToken: tokens.access_token,
      organizationId: Number(tokens.organization_id),
      organizationName: String(tokens.organization_name),
    };
  }

  #issuer(): oauth.AuthorizationServer {
    if (!this.#as) throw new Error('The application is not registered.');
    return this.#as;
  }
}

const insecure = { [oauth.allowInsecureRequests]: true };

const page = (heading: string) => `<!doctype html>
<html lang="en">
<title>An application</title>
<link rel="icon" href="data:,">
<h1>${heading}</h1>
<a href="/connect">Connect Worklane</a>
`;
