import { deliveryRules, events } from '@worklane/contract';
import { ReferenceResolver } from '@worklane/contract/openapi-reader';
import { deprecationNotice } from '../changelog/deprecation-notice.ts';
import { asyncapi, type Message } from '../contract/asyncapi.ts';
import { openapi, resolve as resolveOpenapi } from '../contract/openapi.ts';
import { eventLink, eventPath, operationLink, scopeLink, tagFolder } from '../pages/links.ts';
import { block, chip, codeBlock, frontMatter, type Page, page, prose, table } from '../pages/markdown.ts';
import { json } from '../samples/json.ts';
import { type FieldRow, fieldRows, fieldTable } from './fields.ts';

const catalogue: Readonly<Record<string, { scope: string; entity: string; action: string; summary: string }>> = events;

/** Returns one page for each event type and for the test message. */
export const eventPages = (): Page[] => Object.keys(asyncapi.channels).map(eventPage);

function eventPage(type: string): Page {
  const channel = asyncapi.channels[type];
  const [message] = Object.values(channel?.messages ?? {});
  const { post: receiver } = openapi.webhooks[type] ?? {};
  if (!channel || !message || !receiver)
    throw new Error(`The contract has no webhook ${type}. Add it to specs/openapi/webhooks.`);
  const body = receiver.requestBody && resolveOpenapi(receiver.requestBody);
  const payload = body?.content['application/json']?.schema ?? {};
  const [example] = message.examples;
  return page(
    `${eventPath(type)}.md`,
    frontMatter({ pageClass: 'operation', aside: false, description: channel.summary }),
    `# ${type}`,
    deprecationNotice(receiver),
    prose(channel.description ?? channel.summary),
    subscription(type),
    '<div class="columns"><div class="request">',
    '## Payload',
    fieldTable(fieldRows(payload)),
    '## Headers',
    fieldTable(headerRows(message)),
    '## Response',
    `Respond within ${deliveryRules.timeoutSeconds} seconds. [Webhooks](/webhooks) explains retries.`,
    block(
      'errors',
      table(
        ['Status', 'Effect'],
        Object.entries(receiver.responses).map(([status, response]) => [
          chip(status, 'status'),
          prose(resolveOpenapi(response).description),
        ]),
      ),
    ),
    '</div><div class="samples">',
    ...(type in catalogue
      ? ['<p class="label">Cause this event</p>', codeBlock('sh', `npx @worklane/cli trigger ${type}`)]
      : []),
    '<p class="label">Delivery</p>',
    codeBlock('http', delivery(example)),
    '</div></div>',
  );
}

function subscription(type: string): string {
  const event = catalogue[type];
  if (!event) return `Sent on request by ${operationLink('testWebhook')}.`;
  return `Scope to subscribe: ${scopeLink(event.scope)}`;
}

/** The OpenAPI document does not contain the headers. */
const references = new ReferenceResolver(asyncapi, 'The AsyncAPI document');

const headerRows = ({ headers }: Message): FieldRow[] => fieldRows(references.resolve(headers));

function delivery(example: Message['examples'][number] | undefined): string {
  if (!example) throw new Error('A message has no example. Add one in specs/asyncapi/messages.');
  const headers = Object.entries(example.headers).map(([name, value]) => `${name}: ${value}`);
  return ['POST /hooks HTTP/1.1', 'content-type: application/json', ...headers, '', json(example.payload)].join('\n');
}

/** Returns the start page of the event reference, with every event. */
export function eventsPage(): Page {
  const rows = Object.values(events).map(({ type, entity, action, summary, scope }) => [
    eventLink(type),
    `[${entity}](/${tagFolder(collectionOf(entity))}/)`,
    action,
    summary,
    scopeLink(scope),
  ]);
  return page(
    'events/index.md',
    frontMatter({ aside: false, description: `All ${rows.length} events of Worklane.` }),
    '# Event reference',
    `${rows.length} events: created, updated and deleted for each resource. In addition, ${eventLink('webhook.test')} is sent on ` +
      'request to test an endpoint. A [webhook](/webhooks) delivers them to your URL, and the ' +
      '[event feed](/webhooks#catch-up) keeps them for 30 days.',
    block('events', table(['Event', 'Entity', 'Action', 'Description', 'Scope'], rows)),
  );
}

function collectionOf(entity: string): string {
  const found = Object.values(openapi.components.schemas).find((schema) => schema['x-resource']?.kind === entity);
  return found?.['x-resource']?.collection ?? 'webhooks';
}
