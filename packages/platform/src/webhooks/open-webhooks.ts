import type { Core } from '../core.ts';
import { measure } from '../observability/metrics.ts';
import { AddressPolicy } from '../outbound/address-policy.ts';
import { Encryption } from '../secrets/encryption.ts';
import { listWebhookLogs, planLogPartitions } from './attempts/list-logs.ts';
import { recoverWebhook } from './attempts/recover.ts';
import { redeliverWebhookLog } from './attempts/redeliver.ts';
import { testWebhook } from './attempts/test-webhook.ts';
import { vacuumDeliveries } from './delivery/claim-deliveries.ts';
import { Dispatcher } from './delivery/dispatcher.ts';
import type { WebhookDependencies } from './dependencies.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookEvents,
  listWebhooks,
  replaceWebhook,
} from './endpoints/webhook-handlers.ts';
import { rotateWebhookSecret } from './endpoints/webhook-secret.ts';
import { acceptWebhookUrl, describeWebhookUrl } from './endpoints/webhook-url-policy.ts';
import { purgeWebhookHealth } from './health/read-health.ts';
import { createSender } from './transport/sender.ts';

/** Opens the webhooks. Nothing is delivered before `start`. @param ca the certificates of WEBHOOK_CA_FILE */
export async function openWebhooks(core: Core, ca: Parameters<typeof createSender>[0]['ca']) {
  const { store, clock, logger, metrics, settings, secret, changeNotifier, controls } = core;
  const { webhookAllowedNetworks, webhookLoopbackHttp: loopbackHttp, limits } = settings;
  const encryption = new Encryption(secret, 'webhook secrets');
  const addressPolicy = new AddressPolicy(webhookAllowedNetworks, { loopbackHttp });
  // The logs work without them, and the job retries every hour.
  if (core.isClockTrusted()) {
    await planLogPartitions(store.maintenance, clock()).catch((err) =>
      logger.warn({ err }, 'partitions of webhook logs could not be created'),
    );
  }
  let stop = async () => {};
  return {
    handlers: webhookHandlers({
      ...{ store, clock, encryption, addressPolicy },
      maxPerOrganization: (id) => controls.quota(id, 'webhooks') ?? limits.webhooksPerOrganization,
      notifyDue: changeNotifier.changed,
    }),
    jobs: [
      { name: 'vacuum deliveries', everySeconds: 60, run: vacuumDeliveries },
      { name: 'plan partitions of webhook logs', everySeconds: 3600, run: planLogPartitions },
      { name: 'purge webhook health', everySeconds: 3600, run: purgeWebhookHealth },
    ],
    patterns: {
      describePatternViolation: describeWebhookUrl(addressPolicy),
      acceptPatternViolation: acceptWebhookUrl(addressPolicy),
    },
    /** Starts to deliver. */
    start() {
      const dispatcher = new Dispatcher({
        ...{ store, clock, logger, changeNotifier, encryption },
        sender: createSender({ addressPolicy, ca }),
        random: Math.random,
        arePaused: (organizationId, webhookId) => controls.arePaused(organizationId, webhookId),
        concurrency: limits.deliveries,
        stopSeconds: settings.limits.finish,
        onAttempt: (outcome, seconds) => metrics.deliveryAttempts.observe({ outcome }, seconds),
      });
      measure(metrics, 'deliveryLag', () => dispatcher.lagSeconds);
      measure(metrics, 'endpoints', () => Object.entries(dispatcher.endpoints));
      stop = async () => void (await dispatcher.stop());
    },
    stop: () => stop(),
  };
}

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
