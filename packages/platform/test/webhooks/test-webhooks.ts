import { sql } from 'kysely';
import type { Connection } from '../../src/database/store.ts';
import type { TestAnswer, TestOrganization } from '../test-organization.ts';

export const url = 'https://hooks.example.com/worklane';

export type WebhookBody = Record<string, unknown>;

/** Creates a webhook. @throws Error when it is rejected */
export async function register(organization: TestOrganization, body: WebhookBody = {}): Promise<{ id: number }> {
  const response = await post(organization, '', { url, org_id: organization.id, events: ['task.created'], ...body });
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body;
}

/** The path is below /api/webhooks: `/7/logs`. */
export const get = (organization: TestOrganization, path: string): Promise<TestAnswer> =>
  organization.requestPath('GET', `/api/webhooks${path}`);

export const post = (organization: TestOrganization, path: string, body?: unknown): Promise<TestAnswer> =>
  organization.requestPath('POST', `/api/webhooks${path}`, { body });

export const put = (organization: TestOrganization, path: string, body: unknown): Promise<TestAnswer> =>
  organization.requestPath('PUT', `/api/webhooks${path}`, { body });

export const pendingDeliveries = (db: Connection, webhookId: number) =>
  db.selectFrom('deliveries').selectAll().where('webhook_id', '=', webhookId).orderBy('id').execute();

export const loggedAttempts = (db: Connection, webhookId: number) =>
  db.selectFrom('webhook_logs').selectAll().where('webhook_id', '=', webhookId).orderBy('id').execute();

/** Completes pending attempts like the dispatcher. Failed ones are retried in an hour if requested. */
export async function completeAttempts(
  db: Connection,
  webhookId: number,
  result: 'succeeded' | 'failed' | 'failed and retried',
  count = 1000,
): Promise<void> {
  const status = result === 'succeeded' ? 'succeeded' : 'failed';
  const responseStatus = result === 'succeeded' ? 204 : 500;
  const headers = JSON.stringify({ 'content-type': 'application/json', 'webhook-timestamp': '1' });
  await sql`
    with completed as (
      delete from deliveries where webhook_id = ${webhookId}
        and id in (select id from deliveries where webhook_id = ${webhookId} order by id limit ${count})
      returning *
    ), retried as (
      insert into deliveries
        (organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
         trigger, attempt, retries, created_at, due_at)
      select organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
        'retry', attempt + 1, retries + 1, due_at + interval '1 hour', due_at + interval '1 hour'
      from completed where ${result} = 'failed and retried'
    )
    insert into webhook_logs
      (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
       status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail,
       duration_ms, created_at, next_attempt_at)
    select organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
      ${status}, ${url}, ${headers}::json, ${responseStatus}, '{"server":"tests"}'::json, 'received',
      case when ${status} = 'failed' then 'http_status' end,
      case when ${status} = 'failed' then 'The endpoint responded with status 500.' end,
      12, created_at, case when ${result} = 'failed and retried' then due_at + interval '1 hour' end
    from completed`.execute(db);
}
