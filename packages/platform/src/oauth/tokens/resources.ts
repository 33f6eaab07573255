/** The path of the MCP server. */
export const mcpPath = '/mcp';

/** Returns the resource identifier (RFC 8707) of the MCP server; that of the API is the base URL. */
export const mcpResource = (baseUrl: string): string => baseUrl + mcpPath;

/** Returns the identifiers of the resources for which access tokens are issued: the audiences of the tokens. */
export const resourcesOf = (baseUrl: string): readonly [api: string, mcp: string] => [baseUrl, mcpResource(baseUrl)];

/** An origin and a path, without the parts that no resource has: a query, a fragment, credentials. */
const originAndPath = /^([a-z]+:\/\/[^/?#@\\\s]+)([^?#\\\s]*)$/i;

/**
 * Returns the identifier of the resource with a URL. Equivalent URLs are accepted (RFC 3986, section 6.2): other capitals in
 * the scheme and the host, the default port, and a slash at the end.
 */
export function findResource(baseUrl: string, url: string): string | undefined {
  const [, origin = '', path = ''] = originAndPath.exec(url) ?? [];
  const normalized = `${URL.parse(origin)?.origin}${path.replace(/\/$/, '')}`;
  return resourcesOf(baseUrl).find((each) => each === normalized);
}
