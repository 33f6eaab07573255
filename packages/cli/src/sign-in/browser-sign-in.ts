import { authorizationCode, type ProofSigner, type Scope, type Tokens } from '@worklane/client';
import { firstPartyApplications } from '@worklane/contract';
import { CliError, exitCodes } from '../errors.ts';
import { listenOnLoopback } from './loopback-listener.ts';
import { explainSignInError } from './service.ts';

/** The client ID of this program. */
export const cliClientId = 'worklane-cli';

/** How long a person may take, in milliseconds. The service keeps a request for an hour. */
const defaultTimeLimit = 600_000;

export interface BrowserSignIn {
  readonly baseUrl: string;
  readonly scope: readonly Scope[];
  /** The key that the tokens are bound to, if any. */
  readonly dpop?: ProofSigner;
  /** Shows the authorization URL to the person. */
  readonly present: (url: string) => Promise<void>;
  /** Stores the tokens, before the browser shows that the sign-in has succeeded. */
  readonly complete: (tokens: Tokens) => Promise<void>;
  /** Aborts on Ctrl+C. */
  readonly interruption: AbortSignal;
  readonly timeLimit?: number;
}

/**
 * Signs a person in with the browser: authorization code with PKCE and a loopback redirect (RFC 8252).
 * @throws WorklaneError, CliError
 */
export async function signInWithBrowser(options: BrowserSignIn): Promise<void> {
  const { baseUrl, scope, dpop, present, complete, interruption, timeLimit = defaultTimeLimit } = options;
  const { name, redirectUris } = firstPartyApplications[cliClientId];
  const listener = await listenOnLoopback(redirectUris[0]);
  const timeout = AbortSignal.timeout(timeLimit);
  try {
    const { redirectUri } = listener;
    const login = authorizationCode({ baseUrl, clientId: cliClientId, redirectUri, scope, ...(dpop && { dpop }) });
    const signIn = await login.start();
    const finish = async (url: URL) => {
      try {
        const tokens = await login.finish(url, signIn);
        await complete(tokens);
        const text = `${name} has access to ${tokens.organization_name}. You can close this page.`;
        return { title: 'Signed in', text };
      } catch (error) {
        throw explainSignInError(error);
      }
    };
    const received = listener.receive(signIn.state, finish, AbortSignal.any([interruption, timeout]));
    // The listener waits before the browser is opened, which can be faster than this process.
    await Promise.all([received, present(signIn.url)]);
  } catch (error) {
    if (interruption.aborted) throw new CliError('Sign-in canceled.', exitCodes.interrupted);
    if (timeout.aborted) throw new CliError('The browser did not return in time. Run worklane login again.');
    throw error;
  } finally {
    await listener.close();
  }
}
