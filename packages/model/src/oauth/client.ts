import { scopes } from '@worklane/contract';
import { isLoopbackUrl, matchesRedirectUri } from './redirect-uri.ts';

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
