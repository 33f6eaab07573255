import { randomUUID } from 'node:crypto';
import { Cleanup } from '@worklane/testing/cleanup';
import { addTestAccounts } from './accounts.ts';
import { type Certificate, localCertificate } from './certificate.ts';
import { type Platform, startPlatform } from './platform.ts';

/** The service that the test files of a worker share. */
export interface SharedPlatform extends Omit<Platform, 'stop'> {
  /** For receivers on this machine: the service trusts it. */
  readonly certificate: Certificate;
}

let started: Promise<SharedPlatform> | undefined;

/** Returns the service of this worker, which stops with the worker. */
export function sharedPlatform(): Promise<SharedPlatform> {
  started ??= start();
  return started;
}

async function start(): Promise<SharedPlatform> {
  const certificate = await localCertificate();
  const platform = await startPlatform({ env: { WEBHOOK_CA_FILE: certificate.certFile } });
  new Cleanup().add({ kill: platform.pid });
  return { ...platform, certificate };
}

/** The shared service, with the application of an organization that only one test file uses. */
export interface OwnOrganization extends Omit<SharedPlatform, 'credentials'> {
  readonly credentials: Pick<Platform['credentials'], 'organization_id' | 'client_id' | 'client_secret'>;
}

/** Creates an organization on the shared service, with an owner and an application that has every scope. */
export async function ownOrganization(
  name = 'Own',
  owner: { name: string; email: string } = { name: 'Mira', email: `mira@own-${randomUUID()}.example` },
): Promise<OwnOrganization> {
  const platform = await sharedPlatform();
  const { organization_id } = await platform.admin<{ organization_id: number }>('organization', 'create', name);
  const organization = ['--organization', String(organization_id)];
  const { name: member, email } = owner;
  await platform.admin('member', 'add', ...organization, '--name', member, '--email', email, '--role', 'owner');
  const application = await platform.admin<{ client_id: string; client_secret: string }>(
    ...['application', 'create', ...organization, '--name', 'Test', '--type', 'private', '--scopes', 'all'],
  );
  return { ...platform, credentials: { organization_id, ...application } };
}

let count = 0;

/** Creates an organization on the shared service, and accounts like those of every test service, for one test file. */
export async function ownAccounts(): Promise<OwnOrganization> {
  count++;
  const emails = [`ebba@ours-${count}.example`, `olga@theirs-${count}.example`] as const;
  const organization = await ownOrganization('Conformance', { name: 'Ebba', email: emails[0] });
  const { admin, credentials } = organization;
  const { organization_id: id } = credentials;
  return { ...organization, ...(await addTestAccounts(admin, id, emails)) };
}
