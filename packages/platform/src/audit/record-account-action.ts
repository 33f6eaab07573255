import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { AuditAction, AuditActor, AuditDetails, AuditOrigin, AuditTarget } from './audit-log.ts';

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
