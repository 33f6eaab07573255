import type { Capability } from './capabilities.ts';
import type { Credentials } from './credentials.ts';
import type { Tokens } from './tokens.ts';

/** The implementation that is judged. */
export interface Target {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly tokens: Tokens;
  readonly capabilities: ReadonlySet<Capability>;
}
