import { readKind } from '../derivation/kind.ts';
import type { ContractFiles } from './contract-files.ts';
import { actionsOf } from './kinds.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

const sync = 'Run `npx nx sync`.';

const problem = (at: SpecNode, message: string): ConsistencyProblem => ({ ruleId: 'event-complete', message, at });

/** Requires a webhook, a channel, a sending operation, a feed variant and an example for each event type, and no others. */
export function checkEvents(contract: ContractFiles): ConsistencyProblem[] {
  const { openapi, asyncapi, schema } = contract;
  const eventTypes = schema('EventType')?.get('enum');
  const kinds = schema('EntityKind')?.get('enum')?.strings() ?? [];
  const webhooks = openapi.get('webhooks');
  const channels = asyncapi.get('channels');
  if (!eventTypes || !webhooks || !channels) return [];

  const types = eventTypes.strings();
  const known = kinds.flatMap((kind) => actionsOf(contract, kind).map((action) => `${kind}.${action}`));
  const variants = schema('WebhookMessageType')?.get('oneOf')?.members() ?? [];
  const expected = [...types, ...variants.flatMap(([, variant]) => variant.get('const')?.strings() ?? [])];

  const unknown = eventTypes.members().filter(([, { value }]) => !known.includes(String(value)));
  const choice = `Use <kind>.<action> with a kind of EntityKind.yaml and created, updated, deleted or the name of a transition`;
  // A type that EventType lacks is reported as a part of its kind.
  const surplus = [...webhooks.members(), ...channels.members()].filter(
    ([name]) => !expected.includes(name) && !known.includes(name),
  );
  return [
    ...unknown.map(([, type]) => problem(type, `Unknown event type "${type.value}". ${choice}.`)),
    ...surplus.map(([name, { origin }]) => problem(origin, `Unknown event type "${name}". Add it to EventType.yaml.`)),
    ...expected
      .filter((type) => !webhooks.get(type))
      .map((type) =>
        problem(
          webhooks,
          `Missing webhook ${type}. ${known.includes(type) ? sync : `Add specs/openapi/webhooks/${type}.yaml.`}`,
        ),
      ),
    ...expected.flatMap((type) =>
      channels.get(type)
        ? checkOperations(contract, type)
        : [
            problem(
              channels,
              `Missing channel ${type}. ${known.includes(type) ? sync : `Add specs/asyncapi/channels/${type}.yaml and an operation.`}`,
            ),
          ],
    ),
    ...checkFeed(contract, types),
    ...checkList(contract, types),
    ...checkTransitions(contract),
  ];
}

/** Requires one operation that sends a message. */
function checkOperations({ asyncapi }: ContractFiles, type: string): ConsistencyProblem[] {
  const operations = asyncapi.get('operations');
  if (!operations) return [];
  const channel = `#/channels/${type}`;
  const [first, second] = operations.members().filter(([, operation]) => referenceAt(operation, 'channel') === channel);
  if (!first)
    return [problem(operations, `Missing operation that sends ${type}. Add send... with channel ${channel}.`)];
  const [name, operation] = first;
  if (second) return [problem(second[1], `${name} and ${second[0]} send ${type}. Remove one.`)];
  const message = `${channel}/messages/${type}`;
  const messages = operation.get('messages');
  if (messages && referenceAt(messages, '0') === message) return [];
  return [problem(messages ?? operation, `${name} must send the message ${message}.`)];
}

/** Requires that an operation makes a transition of the record in its path, and returns it. */
function checkTransitions({ openapi, schemas }: ContractFiles): ConsistencyProblem[] {
  const paths = openapi.get('paths')?.members() ?? [];
  return paths.flatMap(([path, item]) => {
    const made = item.get('post', 'x-transition');
    const [, collection] = /^\/api\/v1\/\{organization_id\}\/([a-z-]+)\/\{id\}\/[a-z-]+$/.exec(path) ?? [];
    const record = schemas.find((node) => node.get('x-resource', 'collection')?.value === collection);
    const kind = record && readKind(record.source.body);
    if (!made || kind?.actions.slice(3).includes(String(made.value))) return [];
    const known = kind
      ? `${kind.kind} has ${kind.actions.slice(3).join(', ') || 'none'}`
      : `${path} is not of a record`;
    return [problem(made, `Unknown transition "${made.value}": ${known}.`)];
  });
}

/** Requires a variant of the event feed for each type. */
function checkFeed({ schema }: ContractFiles, types: readonly string[]): ConsistencyProblem[] {
  const variants = schema('Event')?.get('oneOf');
  if (!variants) return [];
  const typeOf = (variant: SpecNode) => String(variant.get('properties', 'type', 'const')?.value);
  const found = variants.members().map(([, variant]) => typeOf(variant));
  const unknown = variants.members().filter(([, variant]) => !types.includes(typeOf(variant)));
  const missing = types.filter((type) => !found.includes(type));
  return [
    ...unknown.map(([, { component, origin }]) =>
      problem(origin, `The event type of ${component} is unknown. Add it to EventType.yaml.`),
    ),
    ...missing.map((type) =>
      problem(variants, `Missing variant ${type}. Add its schema to oneOf and the discriminator.`),
    ),
  ];
}

/** Requires all types in the example of the operation that lists them. */
function checkList({ openapi }: ContractFiles, types: readonly string[]): ConsistencyProblem[] {
  const response = openapi.get('paths', '/api/webhook-events', 'get', 'responses', '200');
  const examples = response?.get('content', 'application/json', 'examples')?.members() ?? [];
  return examples.flatMap(([, example]) => {
    const data = example.get('value', 'data');
    const listed = data?.members().map(([, { value }]) => (value as { type: string }).type);
    const missing = types.filter((type) => !listed?.includes(type));
    return data && missing.length > 0 ? [problem(data, `The example must list ${missing.join(', ')}.`)] : [];
  });
}

/** Returns the text of the reference at a key. */
function referenceAt({ value }: SpecNode, key: string): string | undefined {
  return (value as Record<string, { $ref?: string } | undefined>)[key]?.$ref;
}
