import { invalidFields } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import type { ApplicationWithSecret } from './add-application.ts';
import { type ApplicationRecord, readApplication } from './application-record.ts';
import { newSecret } from './client-secret.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { insertSecret } from './insert-secret.ts';
import { lockApplication } from './lock-application.ts';
import { requireOwner } from './require-owner.ts';

const day = 86_400_000;

export const mostKeepDays = 7;
export const usualKeepDays = 1;

/**
 * Gives an application a new secret. The old one stays valid for some days, so that the new one can be brought to where
 * it is used. Two are valid at most: while an old one is, the next rotation must end it.
 * @param keepDays how long the old secret stays valid, 0 to 7; 0 ends all at once.
 * @throws ProblemError not_found, owner_required, validation_failed
 */
export async function rotateSecret(
  { db, clock }: ApplicationContext,
  actor: Actor,
  organizationId: number,
  clientId: string,
  keepDays: number = usualKeepDays,
): Promise<ApplicationWithSecret & { secret: string }> {
  await requireOwner(db, organizationId, actor);
  requireKeepDays(keepDays);
  const { secret, hash } = newSecret();
  const now = clock();
  const application = await db.transaction().execute(async (transaction) => {
    await lockApplication(transaction, organizationId, clientId);
    const before = await readApplication(transaction, organizationId, clientId, now);
    requireSecret(before);
    if (keepDays > 0) requireNoOldSecret(before);
    await endSecrets(transaction, before, new Date(now.getTime() + keepDays * day), now);
    await insertSecret(transaction, { organizationId, clientId, hash, now });
    return readApplication(transaction, organizationId, clientId, now);
  });
  return { application, secret };
}

function requireKeepDays(keepDays: number): void {
  if (Number.isInteger(keepDays) && keepDays >= 0 && keepDays <= mostKeepDays) return;
  const detail = `must be a whole number from 0 to ${mostKeepDays}`;
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: keepDays > 0 ? 'too_large' : 'too_small', detail }]);
}

/** One that cannot keep a secret would stop to work if it had one. */
function requireSecret({ secrets }: ApplicationRecord): void {
  if (secrets.length > 0) return;
  const detail = 'names an application without a secret: it proves itself by PKCE';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}

function requireNoOldSecret({ secrets }: ApplicationRecord): void {
  const old = secrets.find(({ expires_at }) => expires_at !== null);
  if (!old) return;
  const detail =
    `must be 0 until ${old.expires_at}: two secrets are valid until then. 0 ends both at once, and only the new one ` +
    'is valid';
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: 'not_allowed', detail }]);
}

/** Lets no secret of an application outlive a moment, and forgets those whose time is over. */
async function endSecrets(db: Connection, { organization_id, client_id }: ApplicationRecord, until: Date, now: Date) {
  await db
    .updateTable('application_secrets')
    .set({ expires_at: until.toISOString() })
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', until.toISOString())]))
    .execute();
  await db
    .deleteFrom('application_secrets')
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}
