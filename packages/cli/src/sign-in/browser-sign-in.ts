import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authorizationCode, type ProofSigner, type Scope, type Tokens } from '@worklane/client';
import { firstPartyApplications } from '@worklane/contract';
import { escapeHtml } from '@worklane/contract/escape';
import { CliError, exitCodes } from '../errors.ts';
import { explainSignInError } from './service.ts';

/** The client ID of this program. */
export const cliClientId = 'worklane-cli';

/** How long a person may take, in milliseconds. The service keeps a request for an hour. */
const defaultTimeLimit = 600_000;

interface BrowserSignIn {
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

/** A server on this machine that receives one authorization response (RFC 8252, section 7.3). */
export interface LoopbackListener {
  /** The redirect URI with the port of the server. */
  readonly redirectUri: string;
  /**
   * Waits for the response with a state, and passes its URL to `handle`. The browser shows the page that `handle` returns,
   * or the message of its error. The code is used once: requests that repeat the URL show the same page.
   * @throws the error of `handle`, or the reason of the signal
   */
  receive(state: string, handle: (url: URL) => Promise<CallbackPage>, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** @param registered the redirect URI of the application: a loopback IP address without a port */
export async function listenOnLoopback(registered: string): Promise<LoopbackListener> {
  const server = createServer();
  const { hostname, pathname } = new URL(registered);
  server.listen(0, hostname);
  await once(server, 'listening');
  const redirectUri = new URL(registered);
  redirectUri.port = String((server.address() as AddressInfo).port);

  return {
    redirectUri: redirectUri.href,
    async receive(state, handle, signal) {
      const outcome = Promise.withResolvers<void>();
      let response: Promise<Page> | undefined;
      const respond = async (request: IncomingMessage, serverResponse: ServerResponse) => {
        const url = URL.parse(request.url ?? '', redirectUri);
        const isCallback = request.method === 'GET' && url?.pathname === pathname;
        // Another host name is that of a site that has rebound its name to this machine.
        if (!url || !isCallback || request.headers.host !== redirectUri.host) return send(serverResponse, notFound);
        if (url.searchParams.get('state') !== state) return send(serverResponse, otherSignIn);
        response ??= pageOf(handle(url));
        const { error, ...page } = await response;
        const settle = () => (error === undefined ? outcome.resolve() : outcome.reject(error));
        if (await send(serverResponse, page)) settle();
        else setTimeout(settle, repetitionTimeout).unref();
      };
      const abort = () => outcome.reject(signal.reason);
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
      server.on('request', (request, serverResponse) => void respond(request, serverResponse));
      await outcome.promise.finally(() => signal.removeEventListener('abort', abort));
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Page extends CallbackPage {
  readonly status: number;
  readonly error?: unknown;
}

const notFound: Page = { status: 404, title: 'Not found', text: 'worklane waits for a sign-in at another path.' };

const otherSignIn: Page = {
  status: 400,
  title: 'This is another sign-in',
  text: 'Use the page that worklane opened last, or run worklane login again.',
};

async function pageOf(handled: Promise<CallbackPage>): Promise<Page> {
  try {
    return { status: 200, ...(await handled) };
  } catch (error) {
    return { status: 400, title: 'Not signed in', text: (error as Error).message, error };
  }
}

/** Milliseconds to wait for a browser that has disconnected: after a double click, it repeats the request at once. */
const repetitionTimeout = 5000;

/** @returns whether the response was sent; not if the browser has disconnected */
async function send(response: ServerResponse, { status, ...page }: Page): Promise<boolean> {
  if (response.destroyed) return false;
  const closed = once(response, 'close');
  response.writeHead(status, pageHeaders).end(callbackPage(page));
  await closed;
  return response.writableFinished;
}

/** The page that the browser shows after the redirect to this machine. */
interface CallbackPage {
  readonly title: string;
  readonly text: string;
}

/** The page has no resources, and does not pass on its address, which contains the code. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  connection: 'close',
} as const;

const callbackPage = ({ title, text }: CallbackPage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} - Worklane CLI</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 20vh auto; padding: 0 1rem }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>
</html>
`;
