import { generateSecret } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import type { Store } from '../../src/database/store.ts';
import type { Encryption } from '../../src/secrets/encryption.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';

/** Inserts webhooks for `task.created` like requests, but with URLs that the API would reject. */
export async function insertWebhooks(
  { db }: Store,
  encryption: Encryption,
  { organizationId, urls }: { readonly organizationId: number; readonly urls: readonly string[] },
): Promise<{ id: number; secret: string }[]> {
  const now = new Date().toISOString();
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id
    from generate_series(1, ${urls.length}::int)`.execute(db);
  const webhooks = rows.map(({ id }, index) => ({ id, url: urls[index] ?? '', secret: generateSecret() }));
  const values = webhooks.map(async ({ id, url, secret }) => ({
    organization_id: organizationId,
    id,
    url,
    events: JSON.stringify(['task.created']),
    status: 'enabled' as const,
    secret: await encryption.encrypt(secretId(organizationId, id), secret),
    created_at: now,
    updated_at: now,
  }));
  await db
    .insertInto('webhooks')
    .values(await Promise.all(values))
    .execute();
  return webhooks.map(({ id, secret }) => ({ id, secret }));
}
