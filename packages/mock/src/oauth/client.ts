import { scopes } from '@worklane/contract';

/** An application that gets tokens. */
export interface Client {
  readonly id: string;
  /** Undefined for an application that uses PKCE instead. */
  readonly secret?: string;
  readonly organizationId: number;
  readonly grantTypes: readonly GrantType[];
  /** In addition to http URLs of this machine, which every public application may use. */
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}

export type GrantType = 'authorization_code' | 'refresh_token' | 'client_credentials';

/** The grants of an application that members authorize. */
export const memberGrants: readonly GrantType[] = ['authorization_code', 'refresh_token'];

export const isPublic = ({ grantTypes }: Client): boolean => grantTypes.includes('authorization_code');

/** `URL` keeps the brackets of IPv6 addresses. */
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Returns whether the browser may be redirected to a URL: a registered one, or one of a program of this machine (RFC 8252, section 7.3). */
export function allowsRedirect({ redirectUris }: Client, uri: string): boolean {
  if (redirectUris.includes(uri)) return true;
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname) && !uri.includes('#');
}

export const everyScope: readonly string[] = Object.keys(scopes);
