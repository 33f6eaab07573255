import type { Webhook, WebhookReplace, WebhookWithSecret } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/event-patterns.ts';
import { confirm } from '../terminal/ask.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatFields, formatTable } from '../terminal/table.ts';

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

export interface WebhookFields {
  readonly url?: string;
  readonly events?: readonly string[];
  readonly description?: string;
}

/** Creates a webhook, and prints it with its secret. */
export async function createWebhook(
  { openSession, output }: Invocation,
  { url, events, description }: Required<Pick<WebhookFields, 'url' | 'events'>> & WebhookFields,
): Promise<undefined> {
  const types = [...expandEventPatterns(events)];
  const { client } = await openSession();
  const webhook = await client.webhooks.create({
    url,
    events: types,
    ...(description !== undefined && { description }),
  });
  printSecret(output, webhook);
}

/** Changes the given fields of a webhook. */
export async function updateWebhook(
  invocation: Invocation,
  { url, events, description }: WebhookFields,
  [id]: readonly string[],
): Promise<undefined> {
  if (url === undefined && events === undefined && description === undefined) {
    throw new UsageError('Nothing to update. Use --url, --events or --description.');
  }
  await replaceWebhook(invocation, Number(id), {
    ...(url !== undefined && { url }),
    ...(events && { events: [...expandEventPatterns(events)] }),
    ...(description !== undefined && { description: description || null }),
  });
}

export async function enableWebhook(
  invocation: Invocation,
  _options: object,
  [id]: readonly string[],
): Promise<undefined> {
  await replaceWebhook(invocation, Number(id), { status: 'enabled' });
}

export async function disableWebhook(
  invocation: Invocation,
  _options: object,
  [id]: readonly string[],
): Promise<undefined> {
  await replaceWebhook(invocation, Number(id), { status: 'disabled' });
}

/** The API replaces a webhook as a whole, so the fields that are not given keep their values here. */
async function replaceWebhook(
  { openSession, output }: Invocation,
  id: number,
  changes: Partial<WebhookReplace>,
): Promise<void> {
  const { client } = await openSession();
  const { url, events } = await client.webhooks.get(id);
  const webhook = await client.webhooks.replace(id, { url, events, ...changes });
  output.result(webhook, () => webhookText(output.stdout, webhook));
}

export async function deleteWebhook(
  { openSession, output, system }: Invocation,
  { yes = false }: { readonly yes?: boolean },
  [id]: readonly string[],
): Promise<undefined> {
  await confirm(system, `Delete webhook ${id} with its delivery log?`, yes);
  const { client } = await openSession();
  await client.webhooks.delete(Number(id));
  if (!output.isJson) output.note(`Deleted webhook ${id}.`);
}

/** Replaces the secret of a webhook, and prints the new one. */
export async function rotateSecret(
  { openSession, output }: Invocation,
  _options: object,
  [id]: readonly string[],
): Promise<undefined> {
  const { client } = await openSession();
  const webhook = await client.webhooks.rotateSecret(Number(id));
  printSecret(output, webhook);
  if (!output.isJson && webhook.previous_secret_expires_at) {
    output.note(`Deliveries are also signed with the previous secret until ${webhook.previous_secret_expires_at}.`);
  }
}

function printSecret(output: Invocation['output'], webhook: WebhookWithSecret): void {
  output.result(webhook, () => `${webhookText(output.stdout, webhook)}\n\nSigning secret: ${webhook.secret}`);
  output.note('Save the secret now: it is not shown again.');
}

/** Returns the fields of a webhook, one a line. */
export const webhookText = (stdout: TextStream, webhook: Webhook): string =>
  formatFields(stdout, [
    ['ID', webhook.id],
    ['URL', webhook.url],
    ['Status', webhook.status],
    ['Disabled because', webhook.disabled_reason],
    ['Events', eventsText(webhook.events)],
    ['Description', webhook.description],
    ['Created', webhook.created_at],
    ['Updated', webhook.updated_at],
  ]);

/** Returns event types as a list, in which `task.*` is all events of a task. */
export function eventsText(types: readonly string[]): string {
  if (eventTypes.every((type) => types.includes(type))) return '*';
  const entities = [...new Set(types.map(entityOf))];
  return entities
    .flatMap((entity) => {
      const isComplete = eventTypes.filter((type) => entityOf(type) === entity).every((type) => types.includes(type));
      return isComplete ? [`${entity}.*`] : types.filter((type) => entityOf(type) === entity);
    })
    .join(', ');
}

const entityOf = (type: string): string => type.slice(0, type.indexOf('.'));
