import type { Credentials } from '@worklane/conformance';
import { type Admin, withAdmin } from './admin-session.ts';
import { platformSettings } from './platform-process.ts';
import type { TestDatabase } from './test-database.ts';

/** A database with the clients that the suite needs, before the service starts. */
export interface PreparedPlatform {
  readonly database: TestDatabase;
  readonly credentials: Required<
    Pick<Credentials, 'organization_id' | 'client_id' | 'client_secret' | 'additional_clients' | 'public' | 'other'>
  >;
}

/** The owner of the first organization. */
export const ownerEmail = 'ebba@ours.example';

const redirectUri = 'http://127.0.0.1/callback';

export const preparePlatform = async (database: TestDatabase): Promise<PreparedPlatform> => ({
  database,
  credentials: await withAdmin(platformSettings(database), addOrganizations),
});

/** Creates two organizations, each with confidential clients. */
export async function addOrganizations(admin: Admin): Promise<PreparedPlatform['credentials']> {
  const organization_id = await createOrganization(admin, 'Ours');
  const ours = await privateApplication(admin, organization_id, 'Conformance');
  // Each application has a quota of 600 requests per minute by default.
  const additional_clients = [
    await privateApplication(admin, organization_id, 'Conformance 2'),
    await privateApplication(admin, organization_id, 'Conformance 3'),
    await privateApplication(admin, organization_id, 'Conformance 4'),
  ];
  const organization = ['--organization', String(organization_id)];
  for (const [name, email, role] of [
    ['Ebba', ownerEmail, 'owner'],
    ['Nils', 'nils@ours.example', 'member'],
  ] as const) {
    await admin('member', 'add', ...organization, '--name', name, '--email', email, '--role', role);
  }
  const application = ['--name', 'Callback', '--type', 'public', '--scopes', 'all', '--redirect-uri', redirectUri];
  const { client_id } = await admin<Client>('application', 'create', ...organization, ...application);
  const theirs = await createOrganization(admin, 'Theirs');
  const other = { organization_id: theirs, ...(await privateApplication(admin, theirs, 'Conformance')) };
  return { organization_id, ...ours, additional_clients, public: { client_id, redirect_uri: redirectUri }, other };
}

interface Client {
  client_id: string;
  client_secret: string;
}

async function createOrganization(admin: Admin, name: string): Promise<number> {
  return (await admin<{ organization_id: number }>('organization', 'create', name)).organization_id;
}

async function privateApplication(admin: Admin, organizationId: number, name: string): Promise<Client> {
  const application = ['--name', name, '--type', 'private', '--scopes', 'all'];
  const { client_id, client_secret } = await admin<Client>(
    ...['application', 'create', '--organization', String(organizationId), ...application],
  );
  return { client_id, client_secret };
}
