import type { Auth } from './auth/auth.ts';
import { plainToken } from './auth/plain-token.ts';
import type { CallOptions } from './calls/call-options.ts';
import type { OperationMethod } from './calls/operation-method.ts';
import { accessOf, idempotencyKeys, type Transport } from './calls/transport.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import { operations, versionHeader } from './generated/operations.ts';
import type { Resources } from './generated/types.ts';
import { type RawClient, rawClient } from './raw-client.ts';
import { eventStream } from './resources/event-stream.ts';
import type { Events } from './resources/events.ts';
import type { Search } from './resources/records.ts';
import { operationsByResource, resourceMethods } from './resources/resource-methods.ts';
import { type Sync, type SyncedClient, syncMethod } from './resources/sync.ts';
import type { Webhooks } from './resources/webhooks.ts';

export interface ClientOptions extends ConnectionOptions {
  /** An authentication strategy or an access token. */
  auth: Auth | string;
  /** Milliseconds for one attempt, including the response body; default 30,000; 0 and Infinity disable the limit. */
  timeout?: number;
  /** Maximum number of retries of an idempotent request; default 3. */
  maxRetries?: number;
  /** The dated version of the contract that the application was written for, such as `2026-11-27`; default the current one. */
  version?: string;
}

/** The organization that the access token is bound to. */
export interface Organization {
  id: number;
  /** Undefined with a plain token, which does not contain it. */
  name: string | undefined;
}

/** The API of one organization. */
export interface Client extends Resources {
  /** Webhook registrations and their delivery logs. */
  readonly webhooks: Webhooks;
  /** The event feed of the organization. */
  readonly events: Events;
  /** Searches the records of all kinds. */
  readonly search: Search;
  /** Keeps copies of records up to date: all records once, then only what has changed. */
  readonly sync: Sync;
  /** The openapi-fetch client for all other operations. Returns `{ data, error, response }` instead of throwing problems. */
  readonly raw: RawClient;
  /** Returns the organization of the access token. @throws WorklaneError `organization_unknown` */
  organization(): Promise<Organization>;
}

/**
 * Creates a client for the organization of the access token.
 *
 *     const client = createClient({ baseUrl: 'https://api.example.com', auth: clientCredentials({ ... }) });
 *     const task = await client.tasks.create({ title: 'Call Maja' });
 *
 * @throws TypeError when `baseUrl` is not a URL
 */
export function createClient({ auth, timeout = 30_000, maxRetries = 3, version, ...options }: ClientOptions): Client {
  const connection = openConnection(options);
  const session = (typeof auth === 'string' ? plainToken(auth) : auth).open(connection);
  const newIdempotencyKey = idempotencyKeys();
  const versionHeaders: Record<string, string> = version === undefined ? {} : { [versionHeader]: version };
  const transport: Transport = { connection, session, timeout, maxRetries, versionHeaders, newIdempotencyKey };

  const resources = Object.fromEntries(
    Object.entries(operationsByResource).map(([name, table]) => [name, resourceMethods(transport, table)]),
  );
  const organization = async (): Promise<Organization> => {
    const { organizationId, organizationName } = await accessOf(() => session.access(), undefined);
    return { id: organizationId, name: organizationName };
  };
  const events = { ...resources.events, stream: eventStream(transport, operations.events.stream) };
  const pages = (name: string, ...query: unknown[]) => (resources[name] as { pages: OperationMethod }).pages(...query);
  const client = {
    ...resources,
    webhooks: {
      ...resources.webhooks,
      create: withOrganizationId(organization, resources.webhooks?.create as OperationMethod),
    },
    events,
    search: resources.search?.searchRecords,
    sync: syncMethod({ events, pages } as unknown as SyncedClient),
    raw: rawClient(transport),
    organization,
  };
  // The methods come from the operation table, which types cannot follow; tests compare the two.
  return client as unknown as Client;
}

/** The API expects the organization of a webhook in the body, unlike that of records. */
const withOrganizationId =
  (organization: () => Promise<Organization>, create: OperationMethod) =>
  async (webhook: object, options?: CallOptions): Promise<unknown> =>
    create({ org_id: (await organization()).id, ...webhook }, options);
