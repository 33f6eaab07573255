import { dashboardClientId } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { principalVia } from '../http/request-via.ts';
import type { AuditActor } from './audit-log.ts';

/** Admin commands. */
export const operator: AuditActor = { type: 'operator' };

/** A person who has not signed in. */
export const anonymous: AuditActor = { type: 'anonymous' };

export const service: AuditActor = { type: 'service' };

/** Returns a person as a member of an organization. */
export async function findMemberActor(db: Connection, organizationId: number, email: string): Promise<AuditActor> {
  const member = await selectMembers(db)
    .where('organization_id', '=', organizationId)
    .where('external_id', '=', email.toLowerCase())
    .executeTakeFirst();
  return member ? actorOf(member) : { type: 'member', email };
}

/**
 * Returns who calls the public API: a member, directly in the dashboard or through an application, or an application; either of
 * them itself or through an AI agent.
 */
export async function principalActor(
  db: Connection,
  principal: Pick<Principal, 'organizationId' | 'clientId' | 'subject' | 'via'>,
): Promise<AuditActor> {
  const { organizationId, clientId, subject } = principal;
  const via = principalVia(principal);
  const sentVia = via !== undefined && { via };
  if (subject === undefined) {
    const name = await clientName(db, clientId);
    return { type: 'application', client_id: clientId, ...(name !== undefined && { name }), ...sentVia };
  }
  const member = await selectMembers(db)
    .where('organization_id', '=', organizationId)
    .where('id', '=', Number(subject))
    .executeTakeFirst();
  return {
    ...(member ? actorOf(member) : { type: 'member', member_id: Number(subject) }),
    ...(clientId !== dashboardClientId && { client_id: clientId }),
    ...sentVia,
  };
}

interface Member {
  id: number;
  name: string;
  email: string;
}

const actorOf = ({ id, name, email }: Member): AuditActor => ({ type: 'member', member_id: id, name, email });

const documentText = (field: 'name' | 'email'): RawBuilder<string> => sql<string>`document ->> ${sql.lit(field)}`;

const selectMembers = (db: Connection) =>
  db
    .selectFrom('records')
    .select(['id', documentText('name').as('name'), documentText('email').as('email')])
    // A literal instead of a parameter, so that the partial index of members is used.
    .where('kind', '=', sql.lit('member'));

async function clientName(db: Connection, clientId: string): Promise<string | undefined> {
  const find = (table: 'applications' | 'client_documents') =>
    db.selectFrom(table).select('name').where('client_id', '=', clientId).executeTakeFirst();
  return ((await find('applications')) ?? (await find('client_documents')))?.name;
}
