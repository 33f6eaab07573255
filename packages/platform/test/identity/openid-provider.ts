import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from '@worklane/testing/afterwards';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';

/** What the provider says about a person, besides `sub`. */
export type Claims = Record<string, unknown>;

export const clientId = 'worklane';
export const clientSecret = 'the client secret of the provider';

export interface OpenIdProviderOptions {
  baseUrl: string;
  name: string;
  /** Sends what the provider sends to the service. */
  fetch?: Configuration['fetch'];
}

/** An OpenID provider in this process, which signs in the person of `current` without a page. */
export class OpenIdProvider {
  readonly people = new Map<string, Claims>();
  /** The subject at the browser. */
  current = '';
  issuer = '';
  /** Runs before the response to a path, and can replace it. */
  intercept: (path: string, authorization?: string) => Promise<{ status: number; body: object } | undefined> =
    async () => undefined;
  #provider!: Provider;
  readonly #server = createServer();
  #sign!: (payload: JWTPayload, alg: string) => Promise<string>;

  static async start(options: OpenIdProviderOptions): Promise<OpenIdProvider> {
    const self = new OpenIdProvider();
    await self.#start(options);
    return self;
  }

  async #start({ baseUrl, name, fetch }: OpenIdProviderOptions): Promise<void> {
    keepOutOfLogs(clientSecret);
    this.#server.listen(0, '127.0.0.1');
    afterwards(() => {
      this.#server.closeAllConnections();
      this.#server.close();
    });
    await once(this.#server, 'listening');
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'key', use: 'sig' };
    this.#sign = async (payload, alg) =>
      new SignJWT(payload).setProtectedHeader({ alg, kid: 'key' }).sign(await importJWK(jwk, alg));
    const path = `${baseUrl}/sign-in/providers/${name}`;
    const provider = new Provider(this.issuer, {
      clients: [
        {
          ...{ client_id: clientId, client_secret: clientSecret, grant_types: ['authorization_code', 'refresh_token'] },
          ...{ redirect_uris: [`${path}/callback`], backchannel_logout_uri: `${path}/logout` },
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [jwk] },
      enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
      claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      cookies: { keys: ['test'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      rotateRefreshToken: true,
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, sub) => {
        const claims = this.people.get(sub);
        return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
      },
      ...(fetch && { fetch }),
    });
    this.#provider = provider;
    const callback = provider.callback();
    this.#server.on('request', async (request, response) => {
      const replaced = await this.intercept(request.url ?? '', request.headers.authorization);
      if (replaced) {
        response.writeHead(replaced.status, { 'content-type': 'application/json' }).end(JSON.stringify(replaced.body));
        return;
      }
      if (!request.url?.startsWith('/interaction/')) return callback(request, response);
      const { params, prompt, session } = await provider.interactionDetails(request, response);
      if (prompt.name === 'login') {
        return provider.interactionFinished(request, response, { login: { accountId: this.current } });
      }
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId });
      grant.addOIDCScope(String(params.scope));
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    });
  }

  /** Follows the redirects of a new browser from the provider's sign-in page. @returns the path of the callback */
  async follow(location: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = location;
    while (url.startsWith(this.issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const header of response.headers.getSetCookie()) {
        const [pair = ''] = header.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const next = response.headers.get('location');
      if (next === null) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
      url = new URL(next, url).href;
    }
    const { pathname, search } = new URL(url);
    return pathname + search;
  }

  /** Sends a logout token to the service, as the provider does when a session ends there. */
  async logOut(subject: string, sessionId?: string): Promise<void> {
    const client = (await this.#provider.Client.find(clientId)) as unknown as {
      backchannelLogout(sub: string, sid?: string): Promise<void>;
    };
    await client.backchannelLogout(subject, sessionId);
  }

  /** Returns a logout token for a person with changed claims. */
  logoutToken(changed: JWTPayload = {}, alg = 'RS256'): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const claims = { iss: this.issuer, aud: clientId, iat, exp: iat + 60, jti: 'x', sub: 'eva', events };
    return this.#sign({ ...claims, ...changed }, alg);
  }
}
