import type { OperationTypes, schemas } from '@worklane/contract/dashboard';
import { dashboardClientId } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { principalVia } from '../http/request-via.ts';

export type AuditAction = schemas.AuditAction;

/** Who acted. `operator` is an admin command, and `service` the service itself, such as when it disables a webhook. */
export type AuditActor = Readonly<schemas.AuditActor>;

/** What the action changed. */
export type AuditTarget = Readonly<schemas.AuditTarget>;

/** Where the request came from. */
export type AuditOrigin = Readonly<schemas.AuditOrigin>;

export type AuditDetails = Readonly<Record<string, AuditDetail>>;

type AuditDetail = string | number | boolean | null | readonly string[];

/** Who acted, and from where. */
export interface AuditSource {
  actor: AuditActor;
  /** Left out for actions of operators and of the service. */
  origin?: AuditOrigin;
}

export interface AuditEntry extends AuditSource {
  organizationId: number;
  action: AuditAction;
  target?: AuditTarget;
  /** What changed, such as the old and the new role. Never a secret, a token or the data of a record. */
  details?: AuditDetails;
}

/**
 * Appends an entry to the audit log of an organization.
 * @param db the transaction that makes the change, so that neither exists without the other.
 */
export async function recordAudit(db: Connection, entry: AuditEntry, now: Date): Promise<void> {
  const { organizationId, action, actor, target, origin, details = {} } = entry;
  await db
    .insertInto('audit_log')
    .values({
      organization_id: organizationId,
      created_at: now.toISOString(),
      action,
      actor: JSON.stringify(actor),
      target: target ? JSON.stringify(target) : null,
      origin: origin ? JSON.stringify(origin) : null,
      details: JSON.stringify(details),
    })
    .execute();
}

const maxUserAgentLength = 256;
const maxAddressLength = 64;

export const auditOrigin = ({ ip, id, headers }: Pick<FastifyRequest, 'ip' | 'id' | 'headers'>): AuditOrigin => ({
  ip: ip.slice(0, maxAddressLength),
  user_agent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null,
  request_id: id,
});

export interface AccountAction {
  action: AuditAction;
  /** The address of the account. */
  email: string;
  /** Default: the person with the account. */
  actor?: AuditActor;
  /** Default: the person, if another actor is given. */
  target?: AuditTarget;
  origin?: AuditOrigin;
  details?: AuditDetails;
}

/**
 * Appends an action on an account, such as a sign-in, to the audit log of each organization of the person. One statement, so
 * that an address without a member takes the same work.
 * @param db the transaction that makes the change.
 */
export async function recordAccountAction(
  db: Connection,
  { action, email, actor, target, origin, details = {} }: AccountAction,
  now: Date,
): Promise<void> {
  const name = sql`document ->> 'name'`;
  const person = sql`
    jsonb_build_object('type', 'member', 'member_id', id, 'name', ${name}, 'email', document ->> 'email')`;
  const personAsTarget = sql`jsonb_build_object('type', 'member', 'id', id::text, 'name', ${name})`;
  const json = (value: object | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  await sql`
    insert into audit_log (organization_id, created_at, action, actor, target, origin, details)
    select organization_id, ${now.toISOString()}::timestamptz, ${action}, ${actor ? json(actor) : person},
      ${actor && !target ? personAsTarget : json(target)}, ${json(origin)}, ${json(details)}
    from records
    where kind = 'member' and external_id = ${email.toLowerCase()}
    order by organization_id`.execute(db);
}

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
  return member ? memberActor({ memberId: member.id, ...member }) : { type: 'member', email };
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
    ...(member ? memberActor({ memberId: member.id, ...member }) : { type: 'member', member_id: Number(subject) }),
    ...(clientId !== dashboardClientId && { client_id: clientId }),
    ...sentVia,
  };
}

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

/** A signed-in member who changes something, and where the request came from. */
export interface MemberAction {
  member: { memberId: number; email: string; name: string };
  origin: AuditOrigin;
}

export const memberActor = ({ memberId, email, name }: MemberAction['member']): AuditActor => ({
  type: 'member',
  member_id: memberId,
  email,
  name,
});

export const memberSource = ({ member, origin }: MemberAction): AuditSource => ({ actor: memberActor(member), origin });

type AuditFilters = NonNullable<OperationTypes['exportAuditLog']['parameters']['query']>;

export interface AuditQuery {
  organizationId: number;
  filters: AuditFilters;
  /** Only entries with a smaller ID. */
  before: number;
  limit: number;
}

/** Returns entries of the audit log, newest first. */
export async function readAuditLog(
  db: Connection,
  { organizationId, filters, before, limit }: AuditQuery,
): Promise<schemas.AuditEntry[]> {
  const { actions, actor, target, created_at_from: from, created_at_to: to } = filters;
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'created_at', 'action', 'actor', 'target', 'origin', 'details'])
    .where('organization_id', '=', organizationId)
    .where('id', '<', before)
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(actor !== undefined, (query) =>
      query.where(isOneOf(actor ?? '', 'actor', ['email', 'name', 'client_id', 'type'])),
    )
    .$if(target !== undefined, (query) => query.where(isOneOf(target ?? '', 'target', ['id', 'name'])))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as unknown as schemas.AuditEntry[];
}

/** Returns the condition that a field of a JSON column has a value, in any letter case. */
const isOneOf = (value: string, column: 'actor' | 'target', fields: readonly string[]) =>
  sql<boolean>`lower(${value}) in (${sql.join(fields.map((field) => sql`lower(${sql.ref(column)} ->> ${sql.lit(field)})`))})`;

/** Entries per query of an export. */
const exportBatch = 200;

/**
 * Yields the whole audit log that matches the filters in batches, newest first. Each batch is a query of its own, so that a
 * slow reader keeps no connection, transaction or snapshot open.
 */
export async function* auditLogBatches(
  db: Connection,
  query: Pick<AuditQuery, 'organizationId' | 'filters'>,
): AsyncGenerator<schemas.AuditEntry[], undefined> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const entries = await readAuditLog(db, { ...query, before, limit: exportBatch });
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    before = last.id;
  }
}
