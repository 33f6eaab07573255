import type { Webhook, WebhookReplace, WebhookWithSecret } from '@worklane/client';
import { eventTypes, type SettingField, settingFields } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { flagOf } from '../command/options.ts';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from '../events/feed.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatFields } from '../terminal/table.ts';

/** The options of a webhook, by name in camel case. */
type WebhookOptions = Readonly<Record<string, unknown>> & { readonly events?: readonly string[] };

/** Returns the settings that options give. An empty text is none. */
function settingsOf({ events, ...options }: WebhookOptions) {
  const given = Object.entries<SettingField>(settingFields.Webhook).flatMap(([name, { nullable }]) => {
    const value = options[name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
    return value === undefined ? [] : [[name, nullable && value === '' ? null : value]];
  });
  const fields: Partial<Omit<WebhookReplace, 'events'>> = Object.fromEntries(given);
  return { ...fields, ...(events && { events: [...expandEventPatterns(events)] }) };
}

/** Creates a webhook, and prints it with its secret. */
export async function createWebhook({ openSession, output }: Invocation, options: WebhookOptions): Promise<undefined> {
  // Both are required options.
  const { url = '', events = [], ...settings } = settingsOf(options);
  const { client } = await openSession();
  printSecret(output, await client.webhooks.create({ ...settings, url, events }));
}

/** Changes the given fields of a webhook. */
export async function updateWebhook(
  { openSession, output }: Invocation,
  options: WebhookOptions,
  [id]: readonly string[],
): Promise<undefined> {
  const settings = settingsOf(options);
  if (Object.keys(settings).length === 0) {
    const names = Object.keys(settingFields.Webhook).map(flagOf);
    throw new UsageError(`Nothing to update. Use ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`);
  }
  const { client } = await openSession();
  // The API replaces a webhook as a whole.
  const { url, events } = await client.webhooks.get(Number(id));
  const webhook = await client.webhooks.replace(Number(id), { url, events, ...settings });
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

const { url: _, events: __, status: ___, ...others } = settingFields.Webhook;
const otherSettings = Object.keys(others) as (keyof typeof others)[];

const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Returns the fields of a webhook, one a line. */
const webhookText = (stdout: TextStream, webhook: Webhook): string =>
  formatFields(stdout, [
    ['ID', webhook.id],
    ['URL', webhook.url],
    ['Status', webhook.status],
    ['Disabled because', webhook.disabled_reason],
    ['Events', eventsText(webhook.events)],
    ...otherSettings.map((name) => [labelOf(name), webhook[name]] as const),
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
