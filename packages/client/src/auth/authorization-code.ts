import type { Scope } from '@worklane/contract';
import { hashOf, randomString } from '../base64url.ts';
import { type ConnectionOptions, openConnection } from '../connection.ts';
import { authorize } from '../generated/oauth-paths.ts';
import { type OAuthErrorCode, WorklaneError } from '../worklane-error.ts';
import { type Auth, memoryStorage, type TokenStorage, type Tokens } from './auth.ts';
import { type ClientIdentity, requestTokens, requireScope, revokeToken } from './token-endpoint.ts';
import { refreshTokenSession } from './token-session.ts';
import { tokenStore } from './token-store.ts';

export interface AuthorizationCodeOptions extends ClientIdentity, ConnectionOptions {
  /** A registered redirect URI of the application. */
  redirectUri: string;
  scope: readonly Scope[];
  /** Stores the tokens. Default: in memory. */
  storage?: TokenStorage;
  /** The expected issuer of the authorization response (RFC 9207). Default: `baseUrl`. */
  issuer?: string;
}

/** A sign-in in progress. Keep it in the user's session until the browser returns. */
export interface SignIn {
  /** The authorization URL for the browser. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
}

export interface AuthorizationCode extends Auth {
  /** Starts a sign-in: redirect the browser to `url`, and keep `state` and `verifier`. */
  start(): Promise<SignIn>;
  /**
   * Completes a sign-in with the callback URL: checks `state` and `iss`, exchanges the code and saves the tokens.
   * @throws WorklaneError state_mismatch, issuer_mismatch, access_denied and other OAuth codes
   */
  finish(callbackUrl: string | URL, signIn: Pick<SignIn, 'state' | 'verifier'>): Promise<Tokens>;
  /** Revokes the tokens and removes them from the storage. @throws WorklaneError */
  signOut(): Promise<void>;
}

/**
 * Authenticates a user, who also selects the organization (RFC 6749, section 4.1), with PKCE (RFC 7636). Use the same
 * object for the sign-in and as `auth` of the client.
 * @throws TypeError when the scope is empty
 */
export function authorizationCode(options: AuthorizationCodeOptions): AuthorizationCode {
  const { clientId, clientSecret, redirectUri, scope, storage = memoryStorage(), issuer } = options;
  requireScope(scope);
  const connection = openConnection(options);
  const identity = { clientId, clientSecret };
  const store = tokenStore(storage);
  const session = refreshTokenSession(connection, identity, store);

  return {
    open: () => session,

    async start() {
      const [state, verifier] = [randomString(), randomString()];
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scope.join(' '),
        state,
        // RFC 7636, section 4.2.
        code_challenge: await hashOf(verifier),
        code_challenge_method: 'S256',
        ...(connection.signer && { dpop_jkt: await connection.signer.thumbprint() }),
      });
      return { url: `${connection.baseUrl}${authorize}?${query}`, state, verifier };
    },

    async finish(callbackUrl, signIn) {
      // The session of the user may be lost.
      const { state = '', verifier = '' }: Partial<SignIn> = signIn ?? {};
      const code = readCode(new URL(callbackUrl).searchParams, state, issuer ?? connection.baseUrl);
      const tokens = await requestTokens(connection, identity, {
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      await session.renewalSettled();
      session.reset();
      await store.save(tokens);
      return tokens;
    },

    async signOut() {
      await session.renewalSettled();
      const tokens = await store.load();
      await store.save(null);
      session.reset();
      if (tokens) await revokeToken(tokens.refresh_token ?? tokens.access_token, options);
    },
  };
}

/** Returns the code of an authorization response (RFC 6749, section 4.1.2), once `state` and `iss` are verified. */
function readCode(response: URLSearchParams, state: string, issuer: string): string {
  if (!state || response.get('state') !== state) {
    throw new WorklaneError('state_mismatch', 'The authorization response has the `state` of another sign-in.');
  }
  const iss = response.get('iss');
  if (iss !== issuer) {
    const found = iss === null ? 'The authorization response has no issuer' : `The issuer is ${iss}`;
    throw new WorklaneError('issuer_mismatch', `${found}; expected ${issuer}.`);
  }
  const error = response.get('error');
  if (error) throw new WorklaneError(error as OAuthErrorCode, response.get('error_description') ?? error);
  const code = response.get('code');
  if (!code) throw new WorklaneError('unexpected_response', 'The authorization response has no code.');
  return code;
}
