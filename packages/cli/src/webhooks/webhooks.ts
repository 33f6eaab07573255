import type { Webhook, WebhookReplace, WebhookWithSecret } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/event-patterns.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatFields } from '../terminal/table.ts';

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
  { openSession, output }: Invocation,
  { url, events, description, status }: WebhookFields & Pick<Partial<WebhookReplace>, 'status'>,
  [id]: readonly string[],
): Promise<undefined> {
  if ([url, events, description, status].every((each) => each === undefined)) {
    throw new UsageError('Nothing to update. Use --url, --events, --description or --status.');
  }
  const types = events && [...expandEventPatterns(events)];
  const { client } = await openSession();
  // The API replaces a webhook as a whole.
  const current = await client.webhooks.get(Number(id));
  const webhook = await client.webhooks.replace(Number(id), {
    url: url ?? current.url,
    events: types ?? current.events,
    ...(description !== undefined && { description: description || null }),
    ...(status !== undefined && { status }),
  });
  output.result(webhook, () => webhookText(output.stdout, webhook));
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
const webhookText = (stdout: TextStream, webhook: Webhook): string =>
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
function eventsText(types: readonly string[]): string {
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
