import { ProblemError } from '@worklane/server';
import { findAttempt, toWebhookLog } from '../webhooks/attempts/attempt-queries.ts';
import { readDeliveryPage } from '../webhooks/attempts/list-deliveries.ts';
import { redeliverEvent } from '../webhooks/attempts/redeliver.ts';
import { findWebhook, webhookNotFound } from '../webhooks/endpoints/webhook-record.ts';
import { readHealth, readHealthHistory } from '../webhooks/health/read-health.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';

/** The health of webhooks, and their deliveries by event. */
export const webhookHandlers = ({ db, clock, store, notifyDue }: DashboardDependencies) =>
  ({
    getWebhookHealth: async ({ path }) => ({
      status: 200,
      body: { data: await readHealth(db, path.organization_id, clock()) },
    }),

    async getWebhookHealthHistory({ path: { organization_id, webhook_id } }) {
      const history = await readHealthHistory(db, organization_id, webhook_id, clock());
      if (!history) throw webhookNotFound(organization_id, webhook_id);
      return { status: 200, body: history };
    },

    async listWebhookDeliveries({ path: { organization_id, webhook_id }, query }) {
      const webhook = await findWebhook(db, organization_id, webhook_id);
      return { status: 200, body: await readDeliveryPage(db, webhook, query) };
    },

    redeliverWebhookEvent: async ({ path: { organization_id, webhook_id }, body }) => ({
      status: 202,
      body: await redeliverEvent(
        { store, clock, notifyDue },
        { organizationId: organization_id, webhookId: webhook_id, eventId: body.event_id },
      ),
    }),

    async getWebhookAttempt({ path: { organization_id, webhook_id, log_id } }) {
      const attempt = await findAttempt(db, await findWebhook(db, organization_id, webhook_id), log_id);
      if (!attempt) throw new ProblemError('not_found', `No attempt ${log_id} of webhook ${webhook_id}.`);
      return { status: 200, body: toWebhookLog(attempt) };
    },
  }) satisfies Partial<DashboardHandlers>;
