import { randomUUID } from 'node:crypto';
import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { workerBrowser } from '@worklane/testing/browser';
import { allow, signIn } from '../environment/consent.ts';
import type { DemoService } from '../environment/demo-platform.ts';

/** The sign-in of the official client: as a registered application, and with what it learns from the server only. */
class BrowserSignIn implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata: OAuthClientProvider['clientMetadata'];
  /** Where the user has to go; set by the client. */
  authorizationUrl: URL | undefined;
  readonly #clientId: string;
  #tokens: ReturnType<OAuthClientProvider['tokens']>;
  #verifier = '';
  #discovery: ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>;

  constructor(clientId: string, redirectUrl: string) {
    this.#clientId = clientId;
    this.redirectUrl = redirectUrl;
    this.clientMetadata = { client_name: 'Test agent', redirect_uris: [redirectUrl] };
  }

  state = () => randomUUID();
  clientInformation = () => ({ client_id: this.#clientId });
  tokens = () => this.#tokens;
  codeVerifier = () => this.#verifier;

  saveTokens(tokens: Parameters<OAuthClientProvider['saveTokens']>[0]): void {
    this.#tokens = tokens;
  }

  discoveryState = () => this.#discovery;

  saveDiscoveryState(state: Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0]): void {
    this.#discovery = state;
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }

  redirectToAuthorization(url: URL): void {
    this.authorizationUrl = url;
  }
}

/** Connects the official client to an endpoint of the MCP server, after the owner of the demo data has signed in and consented. */
export async function connectAfterSignIn(url: string, { owner, printed }: DemoService): Promise<Client> {
  const part = 'Without a secret';
  const redirectUrl = printed(part, 'redirect_uri') ?? '';
  const authProvider = new BrowserSignIn(printed(part, 'client_id') ?? '', redirectUrl);
  const open = async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider });
    return { transport, client, connected: client.connect(transport) };
  };
  const first = await open();
  await first.connected.then(
    () => Promise.reject(new Error('The server did not require a sign-in.')),
    (error: Error) => {
      if (!authProvider.authorizationUrl) throw error;
    },
  );
  const page = await (await workerBrowser()).newPage();
  try {
    await page.goto(String(authProvider.authorizationUrl));
    await signIn(page, owner);
    // No server listens there: the request of the browser is enough.
    const back = page.waitForRequest((asked) => asked.url().startsWith(`${redirectUrl}?`));
    await allow(page, 'Harbour & Pine Interiors');
    await first.transport.finishAuth(new URL((await back).url()).searchParams);
  } finally {
    await page.close();
  }
  const { client, connected } = await open();
  await connected;
  return client;
}
