import { randomBytes } from 'node:crypto';
import { invalidFields } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AuditOrigin,
  type AuditSource,
  auditOrigin,
  recordAccountAction,
  recordAudit,
  service,
} from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { formFields } from '../../http/forms/forms.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { RecordIds } from '../../records/record.ts';
import { supportDomain } from '../accounts.ts';
import { createLinkToken, invalidLinkPage, linkTokenHash } from '../links.ts';
import { endMembership, recordMember } from '../manage-members.ts';
import { addMember, deleteSupportAccount } from '../members.ts';
import { listMemberships } from '../memberships.ts';
import { lockOrganization } from '../organizations.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import type { Sessions } from '../sessions.ts';

export interface NewSupportAccess {
  organizationId: number;
  /** Of the person. */
  name: string;
  reason: string;
  hours: number;
  /** Whether the person may change records, as a member instead of a viewer. */
  write: boolean;
}

export const supportPath = (token: string): string => `/support/${token}`;

/**
 * Opens the access of a person of the operator to an organization, as a member with an account of its own; it replaces an earlier one.
 * @returns the token of the link, which works once
 * @throws ProblemError validation_failed
 */
export async function openSupportAccess(
  { db, clock }: ChangeDependencies,
  { organizationId, name, reason, hours, write }: NewSupportAccess,
  source: AuditSource,
): Promise<{ token: string; memberId: number; expiresAt: string }> {
  const errors = oneLineViolations(name);
  if (reason.length > 1000) {
    errors.push({ in: 'body', pointer: '/reason', code: 'too_long', detail: 'must have at most 1000 characters' });
  }
  if (errors.length > 0) throw invalidFields(errors);
  await lockOrganization(db, organizationId);
  await endSupportAccess({ db, clock }, organizationId, source);
  const now = clock();
  const email = `${randomBytes(8).toString('hex')}@${supportDomain}`;
  const role = write ? 'member' : 'viewer';
  const fields = { name: `${name} (support)`, email, role } as const;
  const member = await addMember({ db, ids: new RecordIds(db), clock }, organizationId, fields);
  const { account_id } = await db
    .insertInto('accounts')
    .values({ email, name: fields.name, created_at: now.toISOString() })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  await db
    .insertInto('support_accesses')
    .values({
      ...{ organization_id: organizationId, account_id, member_id: member.id, name, reason },
      ...{ token_hash: tokenHash, created_at: now.toISOString(), expires_at: expiresAt },
    })
    .execute();
  const details = { reason, role, expires_at: expiresAt };
  await recordMember(db, member, { ...source, action: 'support.opened', details }, now);
  return { token, memberId: member.id, expiresAt };
}

/** Ends the support access to an organization with its sessions and tokens. @returns whether there was one */
export async function endSupportAccess(
  { db, clock }: ChangeDependencies,
  organizationId: number,
  source: AuditSource,
): Promise<boolean> {
  await lockOrganization(db, organizationId);
  const access = await db
    .selectFrom('support_accesses')
    .innerJoin('accounts', 'accounts.account_id', 'support_accesses.account_id')
    .select(['member_id', 'email'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!access) return false;
  const { member_id, email } = access;
  const isMember = (await listMemberships(db, email)).length > 0;
  if (isMember) await endMembership({ db, clock }, organizationId, member_id, { ...source, action: 'member.removed' });
  // A node of an earlier release removes only the member.
  else await deleteSupportAccount(db, { email });
  return true;
}

/** Sessions end by themselves at the same time, and tokens do not outlive their session. */
export async function endExpiredSupportAccess(db: Connection, now: Date): Promise<void> {
  const expired = await db
    .selectFrom('support_accesses')
    .select('organization_id')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  for (const { organization_id } of expired) {
    await db
      .transaction()
      .execute((transaction) =>
        endSupportAccess({ db: transaction, clock: () => now }, organization_id, { actor: service }),
      );
  }
}

/** Ends the support access to an organization that refuses it from now on, and records the change of the setting. */
export async function applySupportRefusal(
  { db, clock }: ChangeDependencies,
  organizationId: number,
  refuses: boolean,
  source: AuditSource,
): Promise<void> {
  if (refuses) await endSupportAccess({ db, clock }, organizationId, source);
  await recordAudit(db, { ...source, organizationId, action: `support.${refuses ? 'refused' : 'allowed'}` }, clock());
}

export type SupportAccess = Awaited<ReturnType<ReturnType<typeof listSupportAccess>['execute']>>[number];

/** Returns the open support access by organization. */
export const listSupportAccess = (db: Connection) =>
  db
    .selectFrom('support_accesses')
    .select(['organization_id', 'member_id', 'name', 'reason', 'expires_at'])
    .orderBy('organization_id');

/** Returns the access whose link has a token and was not used. */
const findSupportLink = (db: Connection, token: string, now: Date) =>
  db
    .selectFrom('support_accesses')
    .innerJoin('organizations', 'organizations.organization_id', 'support_accesses.organization_id')
    .select(['organizations.organization_id', 'organizations.name as organizationName'])
    .select(['support_accesses.name', 'reason', 'expires_at'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Uses up a link, and starts a session that ends with the access. @returns undefined if the link is not valid */
const useSupportLink = (
  { db, clock, sessions }: ChangeDependencies & { sessions: Sessions },
  token: string,
  origin: AuditOrigin,
): Promise<{ cookie: string; organizationId: number } | undefined> =>
  db.transaction().execute(async (transaction) => {
    const link = await findSupportLink(transaction, token, clock());
    if (!link) return undefined;
    // As whatever ends the access does first.
    await lockOrganization(transaction, link.organization_id);
    const used = await transaction
      .updateTable('support_accesses')
      .set({ token_hash: null })
      .from('accounts')
      .whereRef('accounts.account_id', '=', 'support_accesses.account_id')
      .where('token_hash', '=', linkTokenHash(token))
      .returning(['organization_id', 'support_accesses.account_id', 'email', 'expires_at'])
      .executeTakeFirst();
    if (!used) return undefined;
    const { account_id: accountId, email, expires_at } = used;
    // The operator vouches for the person, so that the organization's rules for sign-ins of its members do not apply.
    const session = { accountId, secondFactor: true, supportUntil: new Date(expires_at) };
    const { cookie } = await sessions.startSession(session, transaction, origin);
    await recordAccountAction(transaction, { action: 'sign_in.succeeded', email, origin }, clock());
    return { cookie, organizationId: used.organization_id };
  });

type SupportRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/support/{token}`: the page that the link of an operator opens, and its form. Opening the page does not use up the link. */
export function supportRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { db, clock, sessions, guard } = dependencies;
  const url = supportPath(':token');

  plugin.get(url, async (request: SupportRequest, reply) => sendPage(request, reply));

  plugin.post(url, async (request: SupportRequest, reply) => {
    const { csrf } = formFields(request, 'csrf');
    if (!guard.accepts(request.headers, csrf)) return sendPage(request, reply.code(403));
    const origin = auditOrigin(request);
    const session = await useSupportLink(dependencies, request.params.token, origin);
    if (!session) return sendPage(request, reply);
    await sessions.end(request.headers.cookie, origin);
    return reply.header('set-cookie', session.cookie).redirect(`/dashboard/${session.organizationId}`, 303);
  });

  async function sendPage({ headers, params: { token } }: SupportRequest, reply: FastifyReply) {
    reply.headers(sameOriginFormHeaders);
    const access = await findSupportLink(db, token, clock());
    if (!access) return reply.code(404).send(invalidLinkPage());
    const { csrf, setCookie } = guard.issue(headers.cookie);
    return reply.header('set-cookie', setCookie).send(supportPage({ ...access, token, csrf }));
  }
}

type SupportPage = NonNullable<Awaited<ReturnType<typeof findSupportLink>>> & { token: string; csrf: string };

export function supportPage({ organizationName, name, reason, expires_at, token, csrf }: SupportPage): string {
  const content = html`<h1>Support access to ${organizationName}</h1>
<p class="lead">${name}: ${reason}</p>
<p>The organization sees who you are and why. The access ends at ${expires_at}, or when an owner ends it.</p>
<form method="post" action="${supportPath(token)}">
<input type="hidden" name="csrf" value="${csrf}">
<button type="submit">Sign in</button>
</form>`;
  return renderPage({ title: 'Support access - Worklane', content });
}
