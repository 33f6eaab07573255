import { isOfKind } from '../derivation/indexes.ts';
import { readKind } from '../derivation/kind.ts';
import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

const problem = (at: SpecNode, message: string): ConsistencyProblem => ({ ruleId: 'event-complete', message, at });

/** Requires a webhook, a channel and an operation for each message that is not about a record, and no others. Those of events are derived. */
export function checkEvents(contract: ContractFiles): ConsistencyProblem[] {
  const { openapi, asyncapi, schema } = contract;
  const variants = schema('WebhookMessageType')?.get('oneOf')?.members() ?? [];
  const types = variants.flatMap(([, variant]) => variant.get('const')?.strings() ?? []);
  const sections = [
    { name: 'webhook', folder: 'openapi/webhooks', section: openapi.get('webhooks') },
    { name: 'channel', folder: 'asyncapi/channels', section: asyncapi.get('channels') },
  ];
  return [
    ...sections.flatMap(({ name, folder, section }) => [
      ...(section?.members() ?? [])
        .filter(([type]) => !isOfKind(type) && !types.includes(type))
        .map(([type, { origin }]) => problem(origin, `Unknown message "${type}". Add it to WebhookMessageType.yaml.`)),
      ...types
        .filter((type) => section && !section.get(type))
        .map((type) => problem(section ?? openapi, `Missing ${name} ${type}. Add specs/${folder}/${type}.yaml.`)),
    ]),
    ...types.flatMap((type) => checkOperation(contract, type)),
    ...checkTransitions(contract),
  ];
}

/** Requires one operation that sends a message. */
function checkOperation({ asyncapi }: ContractFiles, type: string): ConsistencyProblem[] {
  const operations = asyncapi.get('operations');
  const channel = `#/channels/${type}`;
  const senders = operations?.members().filter(([, operation]) => channelOf(operation) === channel);
  if (!operations || senders?.length === 1) return [];
  return [problem(operations, `One operation must send ${type}. Add send... with channel ${channel}, or remove one.`)];
}

const channelOf = ({ value }: SpecNode) => (value as { channel?: { $ref?: string } }).channel?.$ref;

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
