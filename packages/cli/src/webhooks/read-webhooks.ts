import type { Invocation } from '../commands/invocation.ts';
import { formatTable } from '../terminal/table.ts';
import { eventsText, webhookText } from './webhook-text.ts';

export interface ListWebhooksOptions {
  readonly limit: number;
  readonly cursor?: string;
}

/** Prints one page of the webhooks, newest first. */
export async function listWebhooks(
  { openSession, output }: Invocation,
  query: ListWebhooksOptions,
): Promise<undefined> {
  const { client } = await openSession();
  const page = await client.webhooks.list({ ...query });
  output.result(page, () =>
    page.data.length === 0
      ? ''
      : formatTable(
          output.stdout,
          ['ID', 'Status', 'URL', 'Events', 'Description'],
          page.data.map(({ id, status, url, events, description }) => [
            id,
            status,
            url,
            eventsText(events),
            description,
          ]),
        ),
  );
  if (output.isJson) return;
  if (page.data.length === 0) output.note('No webhooks. Create one with: worklane webhooks create');
  if (page.next_cursor) output.note(`More webhooks: --cursor ${page.next_cursor}`);
}

export async function getWebhook(
  { openSession, output }: Invocation,
  _options: object,
  [id]: readonly string[],
): Promise<undefined> {
  const { client } = await openSession();
  const webhook = await client.webhooks.get(Number(id));
  output.result(webhook, () => webhookText(output.stdout, webhook));
}
