import { describe, expect, it } from 'vitest';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { events, operations, resources, scopes } from '../src/index.ts';
import { OpenapiReader, type ParameterObject, referencedName } from '../src/openapi/openapi-reader.ts';

const reader = new OpenapiReader(openapi);

const kinds = openapi.components.schemas.EntityKind.enum;
const actions = ['created', 'updated', 'deleted'];
const types = kinds.flatMap((kind) => actions.map((action) => `${kind}.${action}`)).toSorted();
const testMessage = 'webhook.test';

describe('the contract of events', () => {
  it('has 16 resource kinds and 48 events', () => {
    expect(kinds).toHaveLength(16);
    expect(new Set(types).size).toBe(48);
  });

  it.each<[string, readonly string[]]>([
    ['the enumeration of event types', openapi.components.schemas.EventType.enum],
    ['the catalogue', Object.keys(events)],
    ['the channels of AsyncAPI, except the test message', Object.keys(asyncapi.channels).filter(isEvent)],
    ['the webhooks of OpenAPI, except the test message', Object.keys(openapi.webhooks).filter(isEvent)],
    [
      'the example response of GET /api/webhook-events',
      openapi.components.examples.WebhookEventListAll.value.data.map(({ type }) => type),
    ],
    [
      'the variants of the event feed',
      openapi.components.schemas.Event.oneOf.map(({ $ref }) => constantType(referencedName($ref))),
    ],
    [
      'the discriminator mapping of the event feed',
      Object.keys(openapi.components.schemas.Event.discriminator.mapping),
    ],
  ])('lists exactly the 48 events in %s', (_name, found) => {
    expect([...found].toSorted()).toEqual(types);
  });

  it('has the same messages, schemas and examples in AsyncAPI and OpenAPI', () => {
    expect(Object.keys(asyncapi.channels).toSorted()).toEqual(Object.keys(openapi.webhooks).toSorted());
    for (const [type, channel] of Object.entries(asyncapi.channels)) {
      const message = Object.values(channel.messages)[0];
      const { post } = openapi.webhooks[type as keyof typeof openapi.webhooks];
      const { schema, examples } = post.requestBody.content['application/json'];
      const [[, example] = []] = reader.examples({ examples });
      expect(Object.keys(channel.messages), type).toEqual([type]);
      expect(message?.name, type).toBe(type);
      expect(message?.payload, type).toEqual(schema);
      expect(message?.examples[0]?.payload, type).toEqual(example);
    }
  });

  it('has the headers of Standard Webhooks for every message, in both documents', () => {
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
    const { DeliveryHeaders } = asyncapi.components.schemas;
    expect(Object.keys(DeliveryHeaders.properties)).toEqual(names);
    expect(DeliveryHeaders.required).toEqual(names);
    for (const [type, { messages }] of Object.entries(asyncapi.channels)) {
      const { headers } = Object.values<{ headers: object }>(messages)[0] ?? {};
      expect(headers, type).toEqual({ $ref: '#/components/schemas/DeliveryHeaders' });
      const { parameters } = openapi.webhooks[type as keyof typeof openapi.webhooks].post;
      const required = parameters
        .map((parameter) => reader.resolve<ParameterObject>(parameter))
        .filter((each) => each.required);
      expect(
        required.map(({ name }) => name),
        type,
      ).toEqual(names);
      expect(parameters, type).toHaveLength(names.length);
    }
  });

  it('sends every message by exactly one AsyncAPI operation', () => {
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

  it.each(Object.values(events))('defines the schema and the scope of $type', (event) => {
    expect(event.type).toBe(`${event.entity}.${event.action}`);
    expect(Object.keys(scopes)).toContain(event.scope);
    const schema = openapi.components.schemas[event.schema as 'TaskCreated'];
    expect(schema.properties.type.const).toBe(event.type);
    expect(schema.required.includes('previous')).toBe(event.action === 'updated');
  });

  it('has a read and a write scope per collection, members.read, webhooks.read and webhooks.write', () => {
    const collections = Object.values(resources).filter(({ kind }) => kinds.includes(kind));
    const expected = collections.flatMap(({ collection }) => [`${collection}.read`, `${collection}.write`]);
    expect(Object.keys(scopes).toSorted()).toEqual(
      [...expected, 'members.read', 'webhooks.read', 'webhooks.write'].toSorted(),
    );
    expect(Object.keys(scopes)).toHaveLength(35);
  });

  it('requires every scope in an operation', () => {
    const required = new Set<string>(Object.values(operations).flatMap((operation) => operation.scopes));
    expect(Object.keys(scopes).filter((scope) => !required.has(scope))).toEqual([]);
  });

  function isEvent(type: string): boolean {
    return type !== testMessage;
  }

  function constantType(schema: string): string {
    return openapi.components.schemas[schema as 'TaskCreated'].properties.type.const;
  }
});
