import type { Handler } from '@worklane/server';
import { nextLinkHeader } from '../../http/paging.ts';
import type { WebhookContext } from '../context.ts';
import { findWebhook } from '../endpoints/find-webhook.ts';
import { toWebhookLog } from './attempt-row.ts';
import { readLogPage } from './log-page.ts';

/** @throws ProblemError not_found, invalid_cursor, invalid_parameter */
export const listWebhookLogs =
  ({ store }: WebhookContext): Handler<'listWebhookLogs'> =>
  async ({ principal, path, query, request }) => {
    const webhook = await findWebhook(store.db, principal.organizationId, path.webhook_id);
    const { rows, next_cursor } = await readLogPage(store.db, webhook, query);
    return {
      status: 200,
      body: { data: rows.map(toWebhookLog), next_cursor },
      headers: nextLinkHeader(request.url, next_cursor),
    };
  };
