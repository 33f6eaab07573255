import { ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AuditActor,
  type AuditOrigin,
  auditOrigin,
  type MemberAction,
  memberActor,
  recordAccountAction,
  recordAudit,
} from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { formFields } from '../../http/forms/forms.ts';
import { html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { hashNewPassword, storePassword } from '../accounts.ts';
import { accountField, expiredForm, type FieldError, fieldError, formError, newPasswordField } from '../form-fields.ts';
import {
  createLinkToken,
  findLinkUse,
  invalidLinkPage,
  type LinkDependencies,
  type LinkForm,
  linkTokenHash,
  recordLinkUse,
} from '../links.ts';
import { listMemberships, type Membership } from '../memberships.ts';
import type { PageDependencies } from '../page-dependencies.ts';

/** The person who gets the link. */
export interface ResetLinkRecipient {
  email: string;
  name: string;
}

/** A link with which a person sets a password. The link itself is not stored. */
export interface ResetLink {
  readonly link: string;
  readonly expiresAt: string;
}

const lifetimeHours = 24;

const passwordResetPath = (token: string): string => `/password-reset/${token}`;

/**
 * Creates a link for a member of an organization on behalf of an owner. Since the owner could use it, every organization of
 * the person must have the same owner.
 * @throws ProblemError password_link_not_allowed
 */
export async function createResetLinkAsOwner(
  dependencies: LinkDependencies,
  organizationId: number,
  { memberId, ...recipient }: ResetLinkRecipient & { memberId: number },
  { member: owner, origin }: MemberAction,
): Promise<ResetLink> {
  const email = recipient.email.toLowerCase();
  if (email === owner.email.toLowerCase()) throw notAllowed('This is your own account. Change the password instead.');
  return dependencies.db.transaction().execute(async (transaction) => {
    if (!(await ownsEveryOrganization(transaction, owner.email, email))) {
      throw notAllowed(
        'The account also belongs to an organization in which you are not an owner. ' +
          'Ask the operator of the service to reset the password.',
      );
    }
    const memberships = [{ organizationId, memberId }];
    const created = { recipient: { ...recipient, email }, createdBy: owner.email, actor: memberActor(owner), origin };
    return createResetLink({ ...dependencies, db: transaction }, { ...created, memberships });
  });
}

/** Creates a link for a person on behalf of an operator, whatever organizations the person belongs to. */
export async function createResetLinkAsOperator(
  dependencies: LinkDependencies,
  recipient: ResetLinkRecipient,
  actor: AuditActor,
): Promise<ResetLink> {
  const email = recipient.email.toLowerCase();
  return dependencies.db.transaction().execute(async (transaction) => {
    const memberships = await listMemberships(transaction, email);
    const created = { recipient: { ...recipient, email }, createdBy: null, actor };
    return createResetLink({ ...dependencies, db: transaction }, { ...created, memberships });
  });
}

/** Returns whether an address belongs to organizations, and a person is an owner of each of them. */
async function ownsEveryOrganization(db: Connection, ownerEmail: string, email: string): Promise<boolean> {
  const owned = (await listMemberships(db, ownerEmail)).filter(({ role }) => role === 'owner');
  const memberships = await listMemberships(db, email);
  const isOwned = ({ organizationId }: Membership) => owned.some((each) => each.organizationId === organizationId);
  return memberships.length > 0 && memberships.every(isOwned);
}

const notAllowed = (detail: string) => new ProblemError('password_link_not_allowed', detail);

interface NewResetLink {
  recipient: ResetLinkRecipient;
  /** Address of the owner, or null for an operator. */
  createdBy: string | null;
  actor: AuditActor;
  origin?: AuditOrigin;
  /** The organizations that record the creation. */
  memberships: readonly { organizationId: number; memberId: number }[];
}

/** Replaces an earlier link of the address. */
async function createResetLink(
  { db, clock, baseUrl }: LinkDependencies,
  { recipient: { email, name }, createdBy, actor, origin, memberships }: NewResetLink,
): Promise<ResetLink> {
  const now = clock();
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + lifetimeHours * 3_600_000).toISOString();
  const written = {
    token_hash: tokenHash,
    name,
    created_by: createdBy?.toLowerCase() ?? null,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  };
  await db
    .insertInto('password_reset_links')
    .values({ email, ...written })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(written))
    .execute();
  for (const { organizationId, memberId } of memberships) {
    const target = { type: 'member', id: String(memberId), name: email } as const;
    const entry = { organizationId, action: 'password.reset_link_created', actor, target } as const;
    await recordAudit(db, { ...entry, ...(origin && { origin }) }, now);
  }
  return { link: `${baseUrl}${passwordResetPath(token)}`, expiresAt };
}

/**
 * Returns for whom a link is, unless it is invalid. A link of an owner is invalid as soon as the account belongs to an
 * organization in which that person is not an owner.
 * @param options.lock locks it until the end of the transaction.
 */
async function findResetLink(
  db: Connection,
  token: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<ResetLinkRecipient | undefined> {
  const found = await db
    .selectFrom('password_reset_links')
    .select(['email', 'name', 'created_by'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, name, created_by } = found;
  // Joining an organization locks the account, too.
  if (lock) await db.selectFrom('accounts').select('account_id').where('email', '=', email).forUpdate().execute();
  const isAllowed = created_by === null || (await ownsEveryOrganization(db, created_by, email));
  return isAllowed ? { email, name } : undefined;
}

/**
 * Sets the password of an account, creating it if necessary, and ends its sessions. The link is used up in the same
 * transaction.
 * @returns the address of the account; undefined if the link is not valid.
 * @throws ProblemError validation_failed with `/password`
 */
async function resetPassword(
  { db, clock }: ChangeDependencies,
  password: string,
  { origin, ...form }: LinkForm & { origin: AuditOrigin },
): Promise<string | undefined> {
  const { token } = form;
  const found = await findResetLink(db, token, clock());
  if (!found) return undefined;
  const passwordHash = await hashNewPassword({ ...found, password, address: origin.ip });
  return db.transaction().execute(async (transaction) => {
    const recipient = await findResetLink(transaction, token, clock(), { lock: true });
    if (recipient?.email !== found.email) return undefined;
    const { email } = recipient;
    await transaction.deleteFrom('password_reset_links').where('email', '=', email).execute();
    await recordLinkUse(transaction, form, { email, organizationId: null }, clock());
    await storePassword({ db: transaction, clock }, { ...recipient, passwordHash });
    await recordAccountAction(transaction, { action: 'password.reset', email, origin }, clock());
    return email;
  });
}

type ResetRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/password-reset/{token}`: the page that a link of an owner or of an operator opens, and its form. */
export function passwordResetRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { db, clock, guard, browsers } = dependencies;
  const url = passwordResetPath(':token');

  plugin.get(url, async (request: ResetRequest, reply) => sendForm(request, reply));

  plugin.post(url, async (request: ResetRequest, reply) => {
    const { headers, params } = request;
    const { csrf, password } = formFields(request, 'csrf', 'password');
    if (!guard.accepts(headers, csrf)) return sendForm(request, reply.code(403), expiredForm);
    try {
      const link = { token: params.token, csrf, origin: auditOrigin(request) };
      const email =
        (await resetPassword(dependencies, password, link)) ?? (await findLinkUse(db, link, clock()))?.email;
      if (email === undefined) return await sendForm(request, reply);
      // The link proves the address: guesses of strangers do not delay the sign-in that follows.
      reply.headers(sameOriginFormHeaders).header('set-cookie', browsers.remember(email));
      return reply.send(passwordSetPage());
    } catch (error) {
      const rejected = fieldError(error);
      return sendForm(request, reply.code(422), rejected);
    }
  });

  async function sendForm(request: ResetRequest, reply: FastifyReply, error?: FieldError) {
    const { token } = request.params;
    reply.headers(sameOriginFormHeaders);
    const recipient = await findResetLink(db, token, clock());
    if (!recipient) return reply.code(404).send(invalidLinkPage());
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    reply.header('set-cookie', setCookie);
    return reply.send(passwordResetPage({ csrf, token, email: recipient.email, error }));
  }
}

export interface PasswordResetPage {
  csrf: string;
  /** The token of the link. */
  token: string;
  email: string;
  error?: FieldError | undefined;
}

/** Returns the page that asks for a new password. */
export const passwordResetPage = ({ csrf, token, email, error }: PasswordResetPage): string =>
  renderPage({
    title: `${error ? 'Error: ' : ''}Set a new password - Worklane`,
    content: html`<h1>Set a new password</h1>
<p class="lead">All sessions of the account end, in this browser and in others.</p>
${error && formError(error)}
<form method="post" action="${passwordResetPath(token)}">
<input type="hidden" name="csrf" value="${csrf}">
${accountField(email)}
${newPasswordField('password', error)}
<button type="submit">Set password</button>
</form>`,
  });

/** Returns the page after the password was set. */
export const passwordSetPage = (): string =>
  renderPage({
    title: 'Password set - Worklane',
    content: html`<h1>Password set</h1>
<p class="lead">Sign in with your new password.</p>
<p><a class="button" href="/sign-in">Sign in</a></p>`,
  });
