import type { Auth } from './auth/auth.ts';
import type { ConnectionOptions } from './connection.ts';
import type { Resources } from './generated/types.ts';
import type { RawClient } from './raw-client.ts';
import type { Events } from './resources/events.ts';
import type { Webhooks } from './resources/webhooks.ts';

export interface ClientOptions extends ConnectionOptions {
  /** How to get access: one of the strategies, or an access token. */
  auth: Auth | string;
  /** Milliseconds for one attempt, its answer included; 30,000 when left out, 0 is no limit. */
  timeout?: number;
  /** How many times a call is sent again when that is safe; 3 when left out. */
  maxRetries?: number;
}

/** The organization that the token is bound to. */
export interface Organization {
  id: number;
  /** Undefined with a plain token, which does not tell it. */
  name: string | undefined;
}

/** The API of one organization. */
export interface Client extends Resources {
  /** Registrations for events, and the logs of their deliveries. */
  readonly webhooks: Webhooks;
  /** The feed of all that happened. */
  readonly events: Events;
  /** The typed client of openapi-fetch, for anything else. It answers `{ data, error, response }` and does not throw problems. */
  readonly raw: RawClient;
  /** The organization of the token. @throws WorklaneError `organization_unknown` */
  organization(): Promise<Organization>;
}
