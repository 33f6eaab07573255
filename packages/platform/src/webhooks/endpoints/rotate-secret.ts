import type { Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { WebhookContext } from '../context.ts';
import { newSecret } from '../transport/sign.ts';
import { noWebhook } from './find-webhook.ts';
import { shownColumns, toWebhook } from './webhook-record.ts';
import { rotationOverlap, secretId } from './webhook-secret.ts';

/** @throws ProblemError not_found */
export const rotateWebhookSecret =
  ({ store, clock, encryption }: WebhookContext): Handler<'rotateWebhookSecret'> =>
  async ({ principal: { organizationId }, path }) => {
    const now = clock();
    const until = new Date(now.getTime() + rotationOverlap).toISOString();
    const secret = newSecret();
    const row = await store.db
      .updateTable('webhooks')
      .set({
        secret: await encryption.encrypt(secretId(organizationId, path.webhook_id), secret),
        previous_secret: sql.ref('secret'),
        previous_secret_until: until,
        updated_at: now.toISOString(),
      })
      .where('organization_id', '=', organizationId)
      .where('id', '=', path.webhook_id)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!row) throw noWebhook(organizationId, path.webhook_id);
    return { status: 200, body: { ...toWebhook(row), secret, previous_secret_expires_at: until } };
  };
