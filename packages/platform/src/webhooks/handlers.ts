import { listWebhookLogs } from './attempts/list-logs.ts';
import { recoverWebhook } from './attempts/recover-webhook.ts';
import { redeliverWebhookLog } from './attempts/redeliver-log.ts';
import { testWebhook } from './attempts/test-webhook.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { createWebhook } from './endpoints/create-webhook.ts';
import { replaceWebhook } from './endpoints/replace-webhook.ts';
import { deleteWebhook, getWebhook, listWebhookEvents, listWebhooks } from './endpoints/webhook-handlers.ts';
import { rotateWebhookSecret } from './endpoints/webhook-secret.ts';

/** Returns the handlers for webhooks and their delivery logs. */
export const webhookHandlers = (dependencies: WebhookDependencies) => ({
  listWebhooks: listWebhooks(dependencies),
  createWebhook: createWebhook(dependencies),
  getWebhook: getWebhook(dependencies),
  replaceWebhook: replaceWebhook(dependencies),
  deleteWebhook: deleteWebhook(dependencies),
  rotateWebhookSecret: rotateWebhookSecret(dependencies),
  testWebhook: testWebhook(dependencies),
  listWebhookLogs: listWebhookLogs(dependencies),
  redeliverWebhookLog: redeliverWebhookLog(dependencies),
  recoverWebhook: recoverWebhook(dependencies),
  listWebhookEvents,
});
