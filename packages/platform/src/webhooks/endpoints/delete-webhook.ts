import type { Handler } from '@worklane/server';
import type { WebhookContext } from '../context.ts';
import { noWebhook } from './find-webhook.ts';

/**
 * Deletes a webhook with its deliveries. Its logs go with their days.
 * @throws ProblemError not_found
 */
export const deleteWebhook =
  ({ store }: WebhookContext): Handler<'deleteWebhook'> =>
  async ({ principal: { organizationId }, path }) => {
    const { numDeletedRows } = await store.db
      .deleteFrom('webhooks')
      .where('organization_id', '=', organizationId)
      .where('id', '=', path.webhook_id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw noWebhook(organizationId, path.webhook_id);
    // Afterwards, so that no write can add deliveries that this would not see. What comes too late, the dispatcher deletes.
    await store.db
      .deleteFrom('deliveries')
      .where('organization_id', '=', organizationId)
      .where('webhook_id', '=', path.webhook_id)
      .execute();
    return { status: 204 };
  };
