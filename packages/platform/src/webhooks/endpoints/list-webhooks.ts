import type { Handler } from '@worklane/server';
import { nextLinkHeader, readPage } from '../../http/paging.ts';
import type { WebhookContext } from '../context.ts';
import { shownColumns, toWebhook } from './webhook-record.ts';

/** @throws ProblemError invalid_cursor */
export const listWebhooks =
  ({ store }: WebhookContext): Handler<'listWebhooks'> =>
  async ({ principal, query, request }) => {
    const { organizationId } = principal;
    const { limit, before, cursorAfter: cursorBehind } = readPage(['webhooks', organizationId], query);
    const rows = await store.db
      .selectFrom('webhooks')
      .select(shownColumns)
      .where('organization_id', '=', organizationId)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const cursor = rows.length > limit && last ? cursorBehind(last.id) : null;
    return {
      status: 200,
      body: { data: page.map(toWebhook), next_cursor: cursor },
      headers: nextLinkHeader(request.url, cursor),
    };
  };
