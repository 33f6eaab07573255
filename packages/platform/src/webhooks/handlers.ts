import type { Handlers } from '@worklane/server';
import type { WebhookContext } from './context.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { listWebhookEvents } from './list-event-types.ts';
import { listWebhookLogs } from './list-logs.ts';
import { listWebhooks } from './list-webhooks.ts';
import { recoverWebhook } from './recover-webhook.ts';
import { redeliverWebhookLog } from './redeliver-log.ts';
import { replaceWebhook } from './replace-webhook.ts';
import { rotateWebhookSecret } from './rotate-secret.ts';
import { testWebhook } from './test-webhook.ts';

/** Webhooks: their registrations, and the log of what was sent to them. */
export const webhookHandlers = (context: WebhookContext): Partial<Handlers> => ({
  listWebhooks: listWebhooks(context),
  createWebhook: createWebhook(context),
  getWebhook: getWebhook(context),
  replaceWebhook: replaceWebhook(context),
  deleteWebhook: deleteWebhook(context),
  rotateWebhookSecret: rotateWebhookSecret(context),
  testWebhook: testWebhook(context),
  listWebhookLogs: listWebhookLogs(context),
  redeliverWebhookLog: redeliverWebhookLog(context),
  recoverWebhook: recoverWebhook(context),
  listWebhookEvents,
});
