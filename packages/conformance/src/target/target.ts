import type { Operation } from '@worklane/contract';
import type { HttpResponse, Send } from '../http-exchange.ts';
import type { Credentials } from './credentials.ts';
import { obtainTokens, type Tokens } from './tokens.ts';

/** Optional capabilities of an implementation. Cases that need a missing one are reported as skipped. */
export const capabilities = {
  state: 'stores records',
  tokens: 'validates access tokens',
  oauth: 'issues and revokes access tokens',
  members: 'has members',
  receiver: 'delivers webhooks to the receiver of the suite',
} as const;

export type Capability = keyof typeof capabilities;

export const allCapabilities = Object.keys(capabilities) as Capability[];

/** The implementation under test. */
export interface Target {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly tokens: Tokens;
  readonly capabilities: ReadonlySet<Capability>;
}

/**
 * Returns an implementation with every capability.
 * @throws CredentialsError when the token endpoint rejects the credentials
 * @throws RateLimitError
 */
export const targetOf = async (baseUrl: string, credentials: Credentials, send?: Send): Promise<Target> => ({
  baseUrl,
  credentials,
  tokens: await obtainTokens(baseUrl, credentials, send),
  capabilities: new Set(allCapabilities),
});

/** Statuses of servers without a route or a handler for an operation. */
const statuses = new Set([404, 405, 501]);

/** Returns whether a response shows that a server does not implement an operation, which does not document the status. */
export const isNotImplemented = ({ responses }: Operation, { status }: HttpResponse): boolean =>
  statuses.has(status) && !(status in responses);

/** Returns the reason for which cases are skipped. */
export const notImplemented = ({ id }: Operation): string => `the server does not implement ${id}`;
