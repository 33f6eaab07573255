import type { Credentials } from '../target/credentials.ts';
import { type Admin, withAdmin } from './admin-session.ts';
import { platformSettings } from './platform-process.ts';
import type { TestDatabase } from './test-database.ts';

/** A database with the clients that the suite needs, before the service starts. */
export interface PreparedPlatform {
  readonly database: TestDatabase;
  readonly credentials: Required<Omit<Credentials, 'token' | 'expired_token'>>;
}

/** The owner of the first organization. */
export const ownerEmail = 'ebba@ours.example';

const redirectUri = 'http://127.0.0.1/callback';

export const preparePlatform = async (database: TestDatabase): Promise<PreparedPlatform> => ({
  database,
  credentials: await withAdmin(platformSettings(database), addOrganizations),
});

/** Creates two organizations, each with a confidential client. */
export async function addOrganizations(admin: Admin): Promise<PreparedPlatform['credentials']> {
  const ours = await privateApplication(admin, 'Ours');
  const organization = ['--organization', String(ours.organization_id)];
  for (const [name, email, role] of [
    ['Ebba', ownerEmail, 'owner'],
    ['Nils', 'nils@ours.example', 'member'],
  ] as const) {
    await admin('member', 'add', ...organization, '--name', name, '--email', email, '--role', role);
  }
  const application = ['--name', 'Callback', '--type', 'public', '--scopes', 'all', '--redirect-uri', redirectUri];
  const { client_id } = await admin<Client>('application', 'create', ...organization, ...application);
  const other = await privateApplication(admin, 'Theirs');
  return { ...ours, public: { client_id, redirect_uri: redirectUri }, other };
}

interface Client {
  client_id: string;
  client_secret: string;
}

async function privateApplication(admin: Admin, name: string) {
  const { organization_id } = await admin<{ organization_id: number }>('organization', 'create', name);
  const application = ['--name', 'Conformance', '--type', 'private', '--scopes', 'all'];
  const { client_id, client_secret } = await admin<Client>(
    ...['application', 'create', '--organization', String(organization_id), ...application],
  );
  return { organization_id, client_id, client_secret };
}
