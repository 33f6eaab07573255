import type { Handler } from '@worklane/server';
import type { WebhookContext } from '../context.ts';
import { findWebhook } from './find-webhook.ts';
import { toWebhook } from './webhook-record.ts';

/** @throws ProblemError not_found */
export const getWebhook =
  ({ store }: WebhookContext): Handler<'getWebhook'> =>
  async ({ principal, path }) => ({
    status: 200,
    body: toWebhook(await findWebhook(store.db, principal.organizationId, path.webhook_id)),
  });
