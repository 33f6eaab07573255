import { plainToken } from './auth/plain-token.ts';
import type { CallOptions } from './calls/call-options.ts';
import type { Channel } from './calls/transport.ts';
import { idempotencyKeys } from './calls/idempotency-keys.ts';
import type { Method } from './calls/operation-method.ts';
import type { Client, ClientOptions, Organization } from './client.ts';
import { openConnection } from './connection.ts';
import { operations } from './generated/operations.ts';
import { rawClient } from './raw-client.ts';
import { callsByResource } from './resources/calls-by-resource.ts';
import { followWith } from './resources/event-stream.ts';
import { resourceOf } from './resources/resource-methods.ts';

/**
 * A client of the API of one organization, which is that of the token.
 *
 *     const client = createClient({ baseUrl: 'https://api.example.com', auth: clientCredentials({ ... }) });
 *     const task = await client.tasks.create({ title: 'Call Maja' });
 *
 * @throws TypeError when `baseUrl` is not a URL
 */
export function createClient({ auth, timeout = 30_000, maxRetries = 3, ...options }: ClientOptions): Client {
  const connection = openConnection(options);
  const session = (typeof auth === 'string' ? plainToken(auth) : auth).open(connection);
  const channel: Channel = { connection, session, timeout, maxRetries, nextKey: idempotencyKeys() };

  const resources = Object.fromEntries(
    Object.entries(callsByResource).map(([name, calls]) => [name, resourceOf(channel, calls)]),
  );
  const organization = async (): Promise<Organization> => {
    const { organizationId, organizationName } = await session.access();
    return { id: organizationId, name: organizationName };
  };
  const client = {
    ...resources,
    webhooks: { ...resources.webhooks, create: creatingIn(organization, resources.webhooks?.create as Method) },
    events: { ...resources.events, stream: followWith(channel, operations.events.stream) },
    raw: rawClient(channel),
    organization,
  };
  // The methods are made from the operation table, whose names and arguments a type cannot follow; a test compares both.
  return client as unknown as Client;
}

/** The organization stands in the body of a webhook, unlike everywhere else. */
const creatingIn =
  (organization: () => Promise<Organization>, create: Method) =>
  async (webhook: object, options?: CallOptions): Promise<unknown> =>
    create({ org_id: (await organization()).id, ...webhook }, options);
