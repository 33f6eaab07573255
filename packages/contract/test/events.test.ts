import { expect, test } from 'vitest';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { events, operations, resources, scopes } from '../src/index.ts';

const kinds = openapi.components.schemas.EntityKind.enum;
const actions = ['created', 'updated', 'deleted'];
const types = kinds.flatMap((kind) => actions.map((action) => `${kind}.${action}`)).toSorted();
const testMessage = 'webhook.test';

test('there are 16 kinds and 48 events', () => {
  expect(kinds).toHaveLength(16);
  expect(new Set(types).size).toBe(48);
});

test.each<[string, readonly string[]]>([
  ['the enumeration of event types', openapi.components.schemas.EventType.enum],
  ['the catalogue', Object.keys(events)],
  ['the channels of AsyncAPI, the test message aside', Object.keys(asyncapi.channels).filter(isEvent)],
  ['the webhooks of OpenAPI, the test message aside', Object.keys(openapi.webhooks).filter(isEvent)],
  [
    'what the example of GET /api/webhook-events lists',
    openapi.components.examples.WebhookEventListAll.value.data.map(({ type }) => type),
  ],
  [
    'the branches of the event feed',
    openapi.components.schemas.Event.oneOf.map(({ $ref }) => constantType($ref.split('/').pop() ?? '')),
  ],
  ['the mapping of the event feed', Object.keys(openapi.components.schemas.Event.discriminator.mapping)],
])('%s has exactly the 48 events', (_name, found) => {
  expect([...found].toSorted()).toEqual(types);
});

test('AsyncAPI and OpenAPI have the same messages, with the same schemas and the same examples', () => {
  expect(Object.keys(asyncapi.channels).toSorted()).toEqual(Object.keys(openapi.webhooks).toSorted());
  for (const [type, channel] of Object.entries(asyncapi.channels)) {
    const message = Object.values(channel.messages)[0];
    const { post } = openapi.webhooks[type as keyof typeof openapi.webhooks];
    const { schema, examples } = post.requestBody.content['application/json'];
    const [example] = Object.values(examples) as { $ref: string }[];
    const name = example?.$ref.split('/').pop() as keyof typeof openapi.components.examples;
    expect(Object.keys(channel.messages), type).toEqual([type]);
    expect(message?.name, type).toBe(type);
    expect(message?.payload, type).toEqual(schema);
    expect(message?.examples[0]?.payload, type).toEqual(openapi.components.examples[name].value);
  }
});

test('every message has the headers of Standard Webhooks, in both documents', () => {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const { DeliveryHeaders } = asyncapi.components.schemas;
  expect(Object.keys(DeliveryHeaders.properties)).toEqual(names);
  expect(DeliveryHeaders.required).toEqual(names);
  for (const [type, { messages }] of Object.entries(asyncapi.channels)) {
    const { headers } = Object.values<{ headers: object }>(messages)[0] ?? {};
    expect(headers, type).toEqual({ $ref: '#/components/schemas/DeliveryHeaders' });
    const { parameters } = openapi.webhooks[type as keyof typeof openapi.webhooks].post;
    const documented = parameters.map(({ $ref }) => {
      const { name, required } = openapi.components.parameters[$ref.split('/').pop() as 'WebhookIdHeader'];
      return required ? name : `${name}, perhaps`;
    });
    expect(documented, type).toEqual(names);
  }
});

test('every message of AsyncAPI is sent by exactly one operation', () => {
  const sent = Object.values(asyncapi.operations).map(({ action, channel, messages }) => ({
    action,
    channel,
    messages,
  }));
  expect(sent).toHaveLength(Object.keys(asyncapi.channels).length);
  for (const type of Object.keys(asyncapi.channels)) {
    expect(sent).toContainEqual({
      action: 'send',
      channel: { $ref: `#/channels/${type}` },
      messages: [{ $ref: `#/channels/${type}/messages/${type}` }],
    });
  }
});

test.each(Object.values(events))('$type is described by schemas and needs an existing scope', (event) => {
  expect(event.type).toBe(`${event.entity}.${event.action}`);
  expect(Object.keys(scopes)).toContain(event.scope);
  const schema = openapi.components.schemas[event.schema as 'TaskCreated'];
  expect(schema.properties.type.const).toBe(event.type);
  expect(schema.required.includes('previous')).toBe(event.action === 'updated');
});

test('the scopes are read and write of each collection, members.read, webhooks.read and webhooks.write', () => {
  const collections = Object.values(resources).filter(({ kind }) => kinds.includes(kind));
  const expected = collections.flatMap(({ collection }) => [`${collection}.read`, `${collection}.write`]);
  expect(Object.keys(scopes).toSorted()).toEqual(
    [...expected, 'members.read', 'webhooks.read', 'webhooks.write'].toSorted(),
  );
  expect(Object.keys(scopes)).toHaveLength(35);
});

test('every scope is asked for by an operation', () => {
  const asked = new Set<string>(Object.values(operations).flatMap((operation) => operation.scopes));
  expect(Object.keys(scopes).filter((scope) => !asked.has(scope))).toEqual([]);
});

function isEvent(type: string): boolean {
  return type !== testMessage;
}

function constantType(schema: string): string {
  return openapi.components.schemas[schema as 'TaskCreated'].properties.type.const;
}
