import { addTestAccounts } from './accounts.ts';
import { type OwnOrganization, ownOrganization } from './shared-platform.ts';

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
