import type { Send } from '../http-exchange.ts';
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
