import { scopes } from '@worklane/contract';

/** The path of the MCP server. */
export const mcpPath = '/mcp';

/** The path of the MCP server without the tools that change something. */
export const readOnlyMcpPath = '/mcp/read-only';

/** The endpoints of the MCP server. Each is a resource of its own: a client is granted access to the one that it uses. */
export const mcpPaths = [mcpPath, readOnlyMcpPath] as const;

export type McpPath = (typeof mcpPaths)[number];

/** Returns the resource identifier (RFC 8707) of an endpoint of the MCP server; that of the API is the base URL. */
export const mcpResource = (baseUrl: string, path: McpPath): string => baseUrl + path;

export const isMcpResource = (baseUrl: string, resource: unknown): boolean =>
  mcpPaths.some((path) => mcpResource(baseUrl, path) === resource);

/** Returns the identifiers of the resources for which access tokens are issued: the audiences of the tokens. */
export const resourcesOf = (baseUrl: string): readonly string[] => [
  baseUrl,
  ...mcpPaths.map((path) => mcpResource(baseUrl, path)),
];

const isReadScope = (scope: string): boolean => scope.endsWith('.read');

/** The scopes that tools use: none manages webhooks. */
const toolScopes = Object.keys(scopes).filter((scope) => !scope.startsWith('webhooks.'));

/** The scopes that the tools of each endpoint use, which a client requests if it does not know better. */
export const mcpScopes: Readonly<Record<McpPath, readonly string[]>> = {
  [mcpPath]: toolScopes,
  [readOnlyMcpPath]: toolScopes.filter(isReadScope),
};

/** Returns those of the scopes that tokens for a resource can have: a token for the read-only endpoint changes nothing. */
export const scopesOfResource = (baseUrl: string, resource: unknown, scopes: readonly string[]): readonly string[] =>
  resource === mcpResource(baseUrl, readOnlyMcpPath) ? scopes.filter(isReadScope) : scopes;

/**
 * Returns the identifier of the resource with a URL. Equivalent URLs are accepted (RFC 3986, section 6.2): other capitals in
 * the scheme and the host, the default port, and a slash at the end.
 */
export function findResource(baseUrl: string, url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !isWrittenInFull(url, parsed)) return undefined;
  const normalized = parsed.href.replace(/\/$/, '');
  return resourcesOf(baseUrl).find((each) => each === normalized);
}

/** Browsers, and `URL`, also accept spaces, backslashes, empty credentials, and missing or additional slashes. */
const isWrittenInFull = (url: string, { protocol, hostname }: URL): boolean =>
  url.toLowerCase().startsWith(`${protocol}//${hostname}`) && !/[\s\\\p{Cc}]/u.test(url);
