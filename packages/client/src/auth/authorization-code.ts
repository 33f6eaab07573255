import type { Scope } from '@worklane/contract';
import { type ConnectionOptions, openConnection } from '../connection.ts';
import type { OAuthErrorCode } from '../error-codes.ts';
import { authorize } from '../generated/oauth-paths.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Auth } from './auth.ts';
import { base64Url, randomText } from '../random-string.ts';
import { refreshingSession } from './refresh-token.ts';
import { scopeText } from './scope-text.ts';
import { type ClientIdentity, requestTokens, revokeToken } from './token-endpoint.ts';
import { memoryStorage, type TokenStorage, type Tokens } from './tokens.ts';

export interface AuthorizationCodeOptions extends ClientIdentity, ConnectionOptions {
  /** One of the redirect URLs that the application has registered. */
  redirectUri: string;
  scope: readonly Scope[];
  /** Where the tokens are kept; in memory when left out. */
  storage?: TokenStorage;
  /** Who has to have answered (RFC 9207); `baseUrl` when left out. */
  issuer?: string;
}

/** A sign-in that has begun. Keep it where only the same user finds it, such as the session, until they are back. */
export interface SignIn {
  /** Where to send the browser. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
}

export interface AuthorizationCode extends Auth {
  /** Begins a sign-in: send the browser to `url`, and keep the rest. */
  start(): Promise<SignIn>;
  /**
   * Ends it with the URL at which the browser has come back: checks `state` and `iss`, exchanges the code, saves the tokens.
   * @throws WorklaneError state_mismatch, issuer_mismatch, access_denied and other OAuth codes
   */
  finish(callbackUrl: string | URL, signIn: Pick<SignIn, 'state' | 'verifier'>): Promise<Tokens>;
  /** Revokes the tokens, and forgets them. @throws WorklaneError */
  signOut(): Promise<void>;
}

/**
 * Users sign in and select their organization (RFC 6749, section 4.1), with PKCE (RFC 7636). Use the same object to
 * sign in and as `auth` of the client.
 */
export function authorizationCode(options: AuthorizationCodeOptions): AuthorizationCode {
  const { clientId, clientSecret, redirectUri, scope, storage = memoryStorage(), issuer } = options;
  const connection = openConnection(options);
  const identity = { clientId, clientSecret };
  const session = refreshingSession(connection, { ...identity, storage });

  return {
    open: () => session,

    async start() {
      const [state, verifier] = [randomText(), randomText()];
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopeText(scope),
        state,
        code_challenge: await challengeOf(verifier),
        code_challenge_method: 'S256',
      });
      return { url: `${connection.baseUrl}${authorize}?${query}`, state, verifier };
    },

    async finish(callbackUrl, { state, verifier }) {
      const code = codeOf(new URL(callbackUrl).searchParams, state, issuer ?? connection.baseUrl);
      const tokens = await requestTokens(connection, identity, {
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      await session.settled();
      await storage.save(tokens);
      session.forget();
      return tokens;
    },

    async signOut() {
      await session.settled();
      const tokens = await storage.load();
      await storage.save(null);
      session.forget();
      if (tokens) await revokeToken(connection, identity, tokens.refresh_token ?? tokens.access_token);
    },
  };
}

/** The code of an authorization response (RFC 6749, section 4.1.2). What is not meant for us is not even read. */
function codeOf(response: URLSearchParams, state: string, issuer: string): string {
  if (!state || response.get('state') !== state) {
    throw new WorklaneError('state_mismatch', 'The response has another `state` than this sign-in.');
  }
  const iss = response.get('iss');
  if (iss !== issuer) {
    throw new WorklaneError('issuer_mismatch', `The response comes from ${iss ?? 'nobody'}, not from ${issuer}.`);
  }
  const error = response.get('error');
  if (error) throw new WorklaneError(error as OAuthErrorCode, response.get('error_description') ?? error);
  const code = response.get('code');
  if (!code) throw new WorklaneError('unexpected_answer', 'The response has no code.');
  return code;
}

/** RFC 7636, section 4.2. */
const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
