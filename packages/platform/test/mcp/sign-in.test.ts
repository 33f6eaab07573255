import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mcpPaths } from '../../src/oauth/tokens/resources.ts';
import { DocumentHost } from '../oauth/document-host.ts';
import { approve } from '../oauth/oauth-requests.ts';
import { OAuthServer, redirectUri } from '../oauth/oauth-server.ts';
import { call, versions } from './mcp-environment.ts';

// Sign-in with the client of the MCP SDK, which sends no state by default.

const host = await DocumentHost.listen();
const server = await OAuthServer.open({ env: host.env });

/** A client with a metadata document, as the SDK expects it to be stored. */
class SignIn implements OAuthClientProvider {
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = { client_name: 'Compass Agent', redirect_uris: [redirectUri] };
  readonly clientMetadataUrl = host.publish();
  /** Where the browser is sent. */
  url: URL | undefined;
  #client: StoredOAuthClientInformation | undefined;
  #discovery: OAuthDiscoveryState | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = '';

  clientInformation = () => this.#client;
  discoveryState = () => this.#discovery;
  tokens = () => this.#tokens;
  codeVerifier = () => this.#verifier;
  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.#client = client;
  }
  saveDiscoveryState(discovery: OAuthDiscoveryState): void {
    this.#discovery = discovery;
  }
  saveTokens(tokens: StoredOAuthTokens): void {
    this.#tokens = tokens;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  redirectToAuthorization(url: URL): void {
    this.url = url;
  }
}

describe.each(versions)('a client that meets the service for the first time, version %s', (_version, options) => {
  it.each(mcpPaths)('learns from %s where to sign in, and gets access to it alone', async (path) => {
    const organizationId = await server.organization('Harbour');
    const browser = await server.browserOf(await server.person([organizationId, 'owner']));
    const authProvider = new SignIn();
    const open = () => new StreamableHTTPClientTransport(new URL(server.baseUrl + path), { authProvider });
    const first = open();
    await expect(new Client({ name: 'test', version: '1' }, options).connect(first)).rejects.toThrow(UnauthorizedError);
    const { pathname, search, searchParams } = authProvider.url ?? new URL('unknown:');
    expect([searchParams.has('state'), searchParams.get('resource')]).toEqual([false, server.baseUrl + path]);
    const redirect = await approve(browser, pathname + search, organizationId);
    await first.finishAuth(redirect.searchParams);

    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(open());
    onTestFinished(() => client.close());
    expect(await call(client, 'who_am_i')).toMatchObject({ organization: { id: organizationId } });
    const { tools } = await client.listTools();
    expect(tools.some(({ name }) => name === 'create_records')).toBe(path === '/mcp');
    const scopes = authProvider.tokens()?.scope?.split(' ') ?? [];
    expect(scopes).toContain('tasks.read');
    expect(scopes.includes('tasks.write')).toBe(path === '/mcp');
  });
});
