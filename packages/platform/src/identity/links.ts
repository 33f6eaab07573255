import { hash, randomBytes } from 'node:crypto';
import { type Role, roles } from '@worklane/contract';
import type { ChangeDependencies, Connection } from '../database/store.ts';
import { errorPage } from '../http/pages/page.ts';

/** What creates a link. */
export interface LinkDependencies extends ChangeDependencies {
  baseUrl: string;
}

/** Returns a new token of 256 random bits for a link that works once. The database has only its hash. */
export function createLinkToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: linkTokenHash(token) };
}

export const linkTokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** A submitted form of a link. Only the browser that opened the form knows its CSRF token. */
export interface LinkForm {
  /** The token of the link. */
  token: string;
  csrf: string;
}

/** What the first submission of a form has done. */
export interface LinkUse {
  /** The address of the account. */
  email: string;
  /** The organization that the person joined; null for a new password. */
  organizationId: number | null;
}

const keptMinutes = 10;

/** Records the use of a link in the transaction that uses it up. */
export async function recordLinkUse(
  transaction: Connection,
  { token, csrf }: LinkForm,
  { email, organizationId }: LinkUse,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('used_links')
    .values({
      ...{ token_hash: linkTokenHash(token), form_hash: linkTokenHash(csrf) },
      ...{ email, organization_id: organizationId },
      expires_at: new Date(now.getTime() + keptMinutes * 60_000).toISOString(),
    })
    .execute();
}

/** Returns what this form has done when it was submitted before, within the last minutes. */
export const findLinkUse = (db: Connection, { token, csrf }: LinkForm, now: Date): Promise<LinkUse | undefined> =>
  db
    .selectFrom('used_links')
    .select(['email', 'organization_id as organizationId'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('form_hash', '=', linkTokenHash(csrf))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** The same page for an unknown, expired, used, replaced and revoked link. */
export const invalidLinkPage = (): string =>
  errorPage({
    title: 'This link is not valid',
    detail: 'It may have expired, been used or been replaced. Ask an owner of your organization for a new one.',
  });

export const tooManyLinksPage = (waitSeconds: number): string =>
  errorPage({ title: 'Too many attempts', detail: `Wait ${formatDuration(waitSeconds)}, then open the link again.` });

/** Returns seconds up to two minutes, and whole minutes rounded up from there. */
export function formatDuration(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

interface InvitationEmail {
  organizationName: string;
  /** Name of the owner. */
  invitedBy: string;
  role: Role;
  link: string;
  expiresAt: string;
}

/** Returns subject and text of the email that contains the link of an invitation. */
export const invitationEmail = ({ organizationName, invitedBy, role, link, expiresAt }: InvitationEmail) => ({
  subject: `Invitation to ${oneLine(organizationName)} on Worklane`,
  text: `${oneLine(invitedBy)} invited you to join ${oneLine(organizationName)} on Worklane. Your role: ${roles[role].label}.

To accept the invitation, open this link until ${utc(expiresAt)}:

${link}

The link works once. If you do not expect an invitation, ignore this email.
`,
});

/** Returns subject and text of the email that contains a link for setting a password. */
export const passwordResetEmail = ({ link, expiresAt }: Pick<InvitationEmail, 'link' | 'expiresAt'>) => ({
  subject: 'Set a new password for Worklane',
  text: `An owner of your organization created a link with which you can set a new password for Worklane.

Open this link until ${utc(expiresAt)}:

${link}

The link works once. If you did not ask for it, ignore this email: your password stays as it is.
`,
});

/** Names are chosen by users: they must not look like another part of the text. */
const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** `2026-03-09 08:15 UTC` */
const utc = (dateTime: string): string => `${new Date(dateTime).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
