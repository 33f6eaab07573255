import { invalidFields } from '@worklane/server';
import { type Connection, inTransaction } from '../../database/store.ts';
import { revokeClientTokens } from '../tokens/revoke-tokens.ts';
import { type ClientDependencies, type ClientRecord, getClient, lockClient } from './client-repository.ts';
import { generateClientSecret, insertClientSecret } from './client-secret.ts';
import type { ClientWithSecret } from './create-client.ts';

const day = 86_400_000;

export const maxKeepDays = 7;
export const defaultKeepDays = 1;

/**
 * Gives a client a new secret. The old one stays valid for some days, until the new one is deployed. At most two
 * secrets are valid: while an old one is, the next rotation must expire it at once.
 * @param keepDays how long the old secret stays valid, 0 to 7; 0 expires all old secrets at once, and the tokens requested with them.
 * @throws ProblemError not_found, validation_failed
 */
export async function rotateClientSecret(
  { db, clock }: ClientDependencies,
  organizationId: number,
  clientId: string,
  keepDays: number = defaultKeepDays,
): Promise<ClientWithSecret & { secret: string }> {
  requireValidKeepDays(keepDays);
  const { secret, hash } = generateClientSecret();
  const now = clock();
  const client = await inTransaction(db, async (transaction) => {
    const dependencies = { db: transaction, clock: () => now };
    await lockClient(transaction, organizationId, clientId);
    const before = await getClient(dependencies, organizationId, clientId);
    requireSecret(before);
    if (keepDays > 0) requireNoOldSecret(before);
    if (keepDays === 0) await revokeClientTokens(transaction, organizationId, clientId, now);
    await expireSecrets(transaction, before, new Date(now.getTime() + keepDays * day), now);
    await insertClientSecret(transaction, { organizationId, clientId, hash, now });
    return getClient(dependencies, organizationId, clientId);
  });
  return { client, secret };
}

function requireValidKeepDays(keepDays: number): void {
  if (Number.isInteger(keepDays) && keepDays >= 0 && keepDays <= maxKeepDays) return;
  const detail = `must be a whole number from 0 to ${maxKeepDays}`;
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: keepDays > 0 ? 'too_large' : 'too_small', detail }]);
}

/** A client that cannot keep a secret would stop working if it had one. */
function requireSecret({ secrets }: ClientRecord): void {
  if (secrets.length > 0) return;
  const detail = 'is an application without a secret: it uses PKCE alone';
  throw invalidFields([{ in: 'path', pointer: '/client_id', code: 'not_allowed', detail }]);
}

function requireNoOldSecret({ secrets }: ClientRecord): void {
  const old = secrets.find(({ expires_at }) => expires_at !== null);
  if (!old) return;
  const detail = `must be 0 until ${old.expires_at}, since two secrets are valid until then; 0 expires both at once`;
  throw invalidFields([{ in: 'body', pointer: '/keep_days', code: 'not_allowed', detail }]);
}

/** Shortens the validity of all secrets to `until` at most, and deletes expired ones. */
async function expireSecrets(db: Connection, { organization_id, client_id }: ClientRecord, until: Date, now: Date) {
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
