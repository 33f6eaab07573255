import type { WebhookReplace, WebhookWithSecret } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/event-patterns.ts';
import { confirm } from '../terminal/confirm.ts';
import { webhookText } from './webhook-text.ts';

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
