import { scopes } from '@worklane/contract';

/** What an access token may do. */
export interface Principal {
  readonly clientId: string;
  /** The member for whom the client acts; absent when it acts for itself. */
  readonly subject?: string;
  /** Undefined for a token that may access every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}

/** An application that gets tokens. */
export interface Client {
  readonly id: string;
  /** Undefined for an application that uses PKCE instead. */
  readonly secret?: string;
  readonly organizationId: number;
  readonly grantTypes: readonly GrantType[];
  readonly redirectUris: readonly string[];
  /** Whether it may also use every http URL of this machine, so that applications work without being registered. */
  readonly allowsLoopback: boolean;
  readonly scopes: readonly string[];
}

export type GrantType = 'authorization_code' | 'refresh_token' | 'client_credentials';

/** The grants of an application that members authorize. */
export const memberGrants: readonly GrantType[] = ['authorization_code', 'refresh_token'];

export const isPublic = ({ grantTypes }: Client): boolean => grantTypes.includes('authorization_code');

/** Returns whether the browser may be redirected to a URL. */
export const allowsRedirect = ({ redirectUris, allowsLoopback }: Client, uri: string): boolean =>
  redirectUris.some((registered) => matchesRedirectUri(registered, uri)) || (allowsLoopback && isLoopbackUrl(uri));

export const everyScope: readonly string[] = Object.keys(scopes);

/** `URL` keeps the brackets of IPv6 addresses. */
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Printable ASCII without a fragment, of the length that the contract allows. */
const redirectUri = /^[!"$-~]{1,2048}$/;

/** Returns whether a URL is an http URL of this machine that can be redirected to. */
function isLoopbackUrl(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname) && redirectUri.test(uri);
}

const loopbackPort = /(?<=^http:\/\/(?:127\.0\.0\.1|\[::1\])):[1-9]\d*(?=[/?]|$)/;

/**
 * Returns whether a redirect URL is the registered one. A registered one with a loopback IP address and without a port
 * matches every port (RFC 8252, section 7.3).
 */
const matchesRedirectUri = (registered: string, uri: string): boolean =>
  uri === registered || (URL.canParse(uri) && uri.replace(loopbackPort, '') === registered);
