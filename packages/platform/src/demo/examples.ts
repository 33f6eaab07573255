import { type Resource, resources, type schemas } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import { exampleDeliveries, exampleRecords } from '@worklane/contract/demo';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { Selectable } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { EventsTable } from '../database/tables/events.ts';
import { Encryption } from '../secrets/encryption.ts';
import { eventsColumn } from '../webhooks/endpoints/webhook-record.ts';
import { secretId } from '../webhooks/endpoints/webhook-secret.ts';
import { startOfHour } from '../webhooks/health/read-health.ts';

/** The contract, whose examples the demo data contains. */
export const contract = new OpenapiReader(document);

/** The webhooks of the examples, and the attempts to deliver one event. */
export const { webhooks: exampleWebhooks, logs: exampleLogs } = exampleDeliveries(contract);

type Event = Selectable<EventsTable>;

/**
 * Creates the webhooks of the examples, and the attempts to deliver an event to one of them. Call it after the records
 * have been created, so that their events are not delivered to addresses that do not exist.
 */
export async function createExampleWebhooks(db: Connection, organizationId: number, secret: string): Promise<void> {
  const encryption = new Encryption(secret, 'webhook secrets');
  const delivered = JSON.parse(exampleLogs[0]?.request.body ?? '') as schemas.TaskCreated;
  const event = await findEvent(db, organizationId, delivered);
  const shift = Date.parse(event.created_at) - Date.parse(delivered.timestamp);
  for (const webhook of exampleWebhooks) await insertWebhook(db, encryption, organizationId, webhook);
  for (const log of exampleLogs) {
    await insertLog(db, log, event, shift);
    await countAttempt(db, organizationId, log, shift);
  }
}

const findEvent = (db: Connection, organizationId: number, { type, data }: schemas.TaskCreated): Promise<Event> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('type', '=', type)
    .where('entity_id', '=', data.id)
    .executeTakeFirstOrThrow();

async function insertWebhook(
  db: Connection,
  encryption: Encryption,
  organization_id: number,
  { org_id: _, events, ...webhook }: schemas.Webhook,
): Promise<void> {
  const secret = await encryption.encrypt(secretId(organization_id, webhook.id), generateSecret());
  await db
    .insertInto('webhooks')
    .values({ organization_id, ...webhook, events: eventsColumn(events), secret })
    .execute();
}

async function insertLog(db: Connection, log: schemas.WebhookLog, event: Event, shift: number): Promise<void> {
  const { id, webhook_id, attempt, trigger, url, request, response, error, duration_ms, next_attempt_at } = log;
  const { organization_id, transaction_id, position, id: message_id, type: message_type } = event;
  const shifted = (timestamp: string) => new Date(Date.parse(timestamp) + shift);
  const created_at = shifted(log.created_at);
  const headers = {
    ...request.headers,
    'webhook-id': message_id,
    'webhook-timestamp': String(Math.floor(created_at.getTime() / 1000)),
  };
  await db
    .insertInto('webhook_logs')
    .values({
      ...{ organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body: null },
      ...{ trigger, attempt, status: log.status === 'failed' ? 'failed' : 'succeeded', url },
      request_headers: JSON.stringify(headers),
      response_status: response?.status ?? null,
      response_headers: response && JSON.stringify(response.headers),
      response_body: response?.body ?? null,
      error_code: error?.code ?? null,
      error_detail: error?.detail ?? null,
      duration_ms: duration_ms ?? 0,
      created_at: created_at.toISOString(),
      next_attempt_at: next_attempt_at === null ? null : shifted(next_attempt_at).toISOString(),
    })
    .execute();
}

/** Counts an attempt where the health of webhooks is read. */
async function countAttempt(
  db: Connection,
  organization_id: number,
  { webhook_id, status, error, response, created_at }: schemas.WebhookLog,
  shift: number,
): Promise<void> {
  const made = new Date(Date.parse(created_at) + shift);
  const failed = status === 'failed';
  const failure = {
    last_failure_at: made.toISOString(),
    failure_code: error?.code ?? null,
    failure_detail: error?.detail ?? null,
    failure_status: response?.status ?? null,
  };
  const latest = failed ? failure : { last_success_at: made.toISOString() };
  await db
    .insertInto('webhook_health_hours')
    .values({
      ...{ organization_id, webhook_id, hour: startOfHour(made).toISOString() },
      ...{ succeeded: failed ? 0 : 1, failed: failed ? 1 : 0, ...latest },
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'webhook_id', 'hour']).doUpdateSet(({ ref, eb }) => ({
        succeeded: eb(ref('webhook_health_hours.succeeded'), '+', failed ? 0 : 1),
        failed: eb(ref('webhook_health_hours.failed'), '+', failed ? 1 : 0),
        ...latest,
      })),
    )
    .execute();
}

/** The organization that the examples of the contract are about. */
export const exampleOrganizationId = Number(
  contract.operation('listTasks').parameters.find(({ name }) => name === 'organization_id')?.example,
);

/** The last ID of each sequence that the examples use. */
export const lastExampleIds = {
  record: lastId(Object.values<Resource>(resources).flatMap((resource) => exampleRecords(contract, resource))),
  webhook: lastId(exampleWebhooks),
  attempt: lastId(exampleLogs),
};

/** The client ID of the application without a secret. */
export const exampleClientId = tokenRequestExample('authorization_code_pkce').client_id;

function tokenRequestExample(name: string): { client_id: string } {
  const content = contract.operation('createToken').requestBody?.content ?? {};
  const examples = Object.fromEntries(Object.values(content).flatMap((form) => contract.examples(form)));
  return examples[name] as { client_id: string };
}

function lastId(items: readonly { readonly id: number }[]): number {
  return Math.max(...items.map(({ id }) => id));
}
