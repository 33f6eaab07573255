import { randomBytes } from 'node:crypto';
import { deliveryRules } from '@worklane/contract';
import type { Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { WebhookDependencies } from '../dependencies.ts';
import { recordWebhookChange } from './webhook-audit.ts';
import { publicColumns, toWebhook, webhookNotFound } from './webhook-record.ts';

export const secretPrefix = 'whsec_';

/** Returns a new secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0, "Symmetric"). */
export const generateSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** Returns the id with which the secret of a webhook is encrypted. */
export const secretId = (organizationId: number, webhookId: number): string => `webhook ${organizationId} ${webhookId}`;

/** Milliseconds for which the previous secret signs too after a rotation. */
const rotationOverlap = deliveryRules.secretOverlapSeconds * 1000;

/** @throws ProblemError not_found */
export const rotateWebhookSecret =
  ({ store, clock, encryption }: WebhookDependencies): Handler<'rotateWebhookSecret'> =>
  async (call) => {
    const { organizationId } = call.principal;
    const { path } = call;
    const now = clock();
    const previousExpiresAt = new Date(now.getTime() + rotationOverlap).toISOString();
    const secret = generateSecret();
    const encrypted = await encryption.encrypt(secretId(organizationId, path.webhook_id), secret);
    const row = await store.db.transaction().execute(async (transaction) => {
      const rotated = await transaction
        .updateTable('webhooks')
        .set({
          secret: encrypted,
          previous_secret: sql.ref('secret'),
          previous_secret_until: previousExpiresAt,
          updated_at: now.toISOString(),
        })
        .where('organization_id', '=', organizationId)
        .where('id', '=', path.webhook_id)
        .returning(publicColumns)
        .executeTakeFirst();
      if (!rotated) throw webhookNotFound(organizationId, path.webhook_id);
      const { id, url } = rotated;
      const details = { old_secret_expires_at: previousExpiresAt };
      await recordWebhookChange(transaction, call, { action: 'webhook.secret_rotated', id, url, details }, now);
      return rotated;
    });
    return { status: 200, body: { ...toWebhook(row), secret, previous_secret_expires_at: previousExpiresAt } };
  };
