import type { Admin } from '../../src/platform/admin-session.ts';
import { ownerEmail } from '../../src/platform/prepare-platform.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The users and clients of every test service, in addition to those of the conformance suite. */
export interface TestAccounts {
  /** Owner of the organization Conformance, member of Harbour. */
  readonly ebba: Account;
  /** Member of another organization only. */
  readonly olga: Account;
  readonly harbourId: number;
  /** A client of Conformance without a secret. */
  readonly publicClientId: string;
}

/** The redirect URI of the client without a secret. No server listens there. */
export const redirectUri = 'http://127.0.0.1/client';

/** @param emails of the owner of the organization, who has no password yet, and of the member of another one */
export async function addTestAccounts(
  admin: Admin,
  organizationId: number,
  [ebbasEmail, olgasEmail]: readonly [string, string] = [ownerEmail(organizationId), 'olga@theirs.example'],
): Promise<TestAccounts> {
  await addOrganization(admin, 'Elsewhere', 'Olga', olgasEmail);
  // Before Ebba has an account, which joins further organizations by a link only.
  const harbourId = await addOrganization(admin, 'Harbour', 'Ebba', ebbasEmail);
  return {
    ebba: await withPassword(admin, ebbasEmail),
    olga: await withPassword(admin, olgasEmail),
    harbourId,
    publicClientId: await addPublicApplication(admin, organizationId, redirectUri),
  };
}

/** Creates an organization with one member. @returns its id */
async function addOrganization(admin: Admin, name: string, member: string, email: string): Promise<number> {
  const { organization_id } = await admin<{ organization_id: number }>('organization', 'create', name);
  const organization = ['--organization', String(organization_id)];
  await admin('member', 'add', ...organization, '--name', member, '--email', email, '--role', 'member');
  return organization_id;
}

const withPassword = (admin: Admin, email: string) =>
  admin<Account>('member', 'password', '--email', email, '--generate');

/** Creates a client without a secret. @returns its client id */
export async function addPublicApplication(admin: Admin, organizationId: number, redirect: string): Promise<string> {
  const { client_id } = await admin<{ client_id: string }>(
    ...['application', 'create', '--organization', String(organizationId), '--name', 'Lighthouse', '--type', 'public'],
    ...['--scopes', 'all', '--redirect-uri', redirect, '--without-secret'],
  );
  return client_id;
}
