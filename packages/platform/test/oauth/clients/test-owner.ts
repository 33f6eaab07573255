import type { Store } from '../../../src/database/store.ts';
import { addMember } from '../../../src/identity/add-member.ts';
import { createOrganization } from '../../../src/identity/organizations.ts';
import type { NewApplication } from '../../../src/oauth/clients/add-application.ts';
import type { Actor, ApplicationContext } from '../../../src/oauth/clients/context.ts';
import { createApplication } from '../../../src/oauth/clients/create-application.ts';
import { findApplication } from '../../../src/oauth/clients/find-application.ts';
import { RecordIds } from '../../../src/records/record-ids.ts';

export const start = new Date('2026-03-02T08:15:00Z');
export const hour = 3_600_000;
export const day = 24 * hour;

export const privateApplication: NewApplication = {
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes: ['tasks.read', 'contacts.read'],
  with_secret: true,
};

export const publicApplication: NewApplication = {
  name: 'Field app',
  type: 'public',
  redirect_uris: ['https://field.example/callback'],
  scopes: ['tasks.read'],
  with_secret: false,
};

/** An organization of its own with an owner and another member, and a clock that the test moves. */
export async function openOwner({ db }: Store) {
  let now = start.getTime();
  const clock = () => new Date(now);
  const { organization_id: organizationId } = await createOrganization(db, 'Harbour & Pine', start);
  const members = { db, ids: new RecordIds(db), clock };
  const owner: Actor = { email: `owner-${organizationId}@example.com` };
  const member: Actor = { email: `member-${organizationId}@example.com` };
  await addMember(members, organizationId, { name: 'Eva', email: owner.email, role: 'owner' });
  await addMember(members, organizationId, { name: 'Tom', email: member.email, role: 'member' });
  const context: ApplicationContext = { db, clock };
  return {
    organizationId,
    context,
    owner,
    member,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    create: (fields: NewApplication = privateApplication) => createApplication(context, owner, organizationId, fields),
    find: (clientId: string) => findApplication(db, clientId, clock()),
  };
}

export type Owner = Awaited<ReturnType<typeof openOwner>>;
