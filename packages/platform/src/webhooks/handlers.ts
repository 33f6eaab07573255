import type { Handlers } from '@worklane/server';
import { listWebhookLogs } from './attempts/list-logs.ts';
import { recoverWebhook } from './attempts/recover-webhook.ts';
import { redeliverWebhookLog } from './attempts/redeliver-log.ts';
import { testWebhook } from './attempts/test-webhook.ts';
import type { WebhookContext } from './context.ts';
import { createWebhook } from './endpoints/create-webhook.ts';
import { deleteWebhook } from './endpoints/delete-webhook.ts';
import { getWebhook } from './endpoints/get-webhook.ts';
import { listWebhookEvents } from './endpoints/list-event-types.ts';
import { listWebhooks } from './endpoints/list-webhooks.ts';
import { replaceWebhook } from './endpoints/replace-webhook.ts';
import { rotateWebhookSecret } from './endpoints/rotate-secret.ts';

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
