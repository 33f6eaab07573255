import type { Store } from '../../../src/database/store.ts';
import { createOrganization } from '../../../src/identity/organizations.ts';
import { findClient } from '../../../src/oauth/clients/client-repository.ts';
import { createClient, type NewClient } from '../../../src/oauth/clients/create-client.ts';

export const start = new Date('2026-03-02T08:15:00Z');
export const hour = 3_600_000;
export const day = 24 * hour;

export const privateClient: NewClient = {
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes: ['tasks.read', 'contacts.read'],
  with_secret: true,
};

export const publicClient: NewClient = {
  name: 'Field app',
  type: 'public',
  redirect_uris: ['https://field.example/callback'],
  scopes: ['tasks.read'],
  with_secret: false,
};

/** Creates an organization with a clock that the test advances. */
export async function openOrganization({ db }: Store) {
  let now = start.getTime();
  const clock = () => new Date(now);
  const { organization_id: organizationId } = await createOrganization(db, 'Harbour & Pine', start);
  const dependencies = { db, clock };
  return {
    organizationId,
    dependencies,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    create: (fields: NewClient = privateClient) => createClient(dependencies, organizationId, fields),
    find: (clientId: string) => findClient(db, clientId, clock()),
  };
}

export type TestOrganization = Awaited<ReturnType<typeof openOrganization>>;
