import type { Connection } from '../database/store.ts';
import { linkTokenHash } from './link-token.ts';

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
