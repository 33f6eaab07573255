import { isOfKind } from '../derivation/indexes.ts';
import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

/** Requires that a message that is not about a record has the same payload, example, tag and headers in AsyncAPI and OpenAPI. Those of events are derived. */
export function checkMessages({ openapi, asyncapi, schema }: ContractFiles): ConsistencyProblem[] {
  const channels = asyncapi.get('channels')?.members() ?? [];
  const own = channels.filter(([type]) => !isOfKind(type));
  return own.flatMap(([type, channel]) => {
    const webhook = openapi.get('webhooks', type, 'post');
    return webhook ? [...checkMessage(type, channel, webhook), ...checkHeaders(type, channel, webhook, schema)] : [];
  });
}

const problem = (at: SpecNode, message: string): ConsistencyProblem => ({ ruleId: 'message-equal', message, at });

/** Returns whether two nodes are the same place of the same file. */
const isSame = (one: SpecNode | undefined, other: SpecNode | undefined) =>
  one !== undefined && one.file === other?.file && one.pointer === other.pointer;

function checkMessage(type: string, channel: SpecNode, webhook: SpecNode): ConsistencyProblem[] {
  const message = channel.get('messages', type);
  if (!message)
    return [problem(channel.get('messages') ?? channel, `The message of the channel must be named ${type}.`)];
  const name = message.get('name');
  const payload = message.get('payload');
  const content = webhook.get('requestBody', 'content', 'application/json');
  const body = content?.get('schema');
  const problems: ConsistencyProblem[] = [];
  if (name?.value !== type) problems.push(problem(name ?? message, `The message must have the name ${type}.`));
  if (!isSame(payload, body)) {
    const text = `${type} has the payload ${payload?.component} in AsyncAPI and ${body?.component} in OpenAPI.`;
    return [problem(payload?.origin ?? message, `${text} Refer to one schema.`)];
  }
  const constant = payload?.get('properties', 'type', 'const')?.value;
  if (payload && constant !== type) {
    const text = `${payload.component} is the payload of ${type}, but its type is ${constant ?? 'any'}.`;
    problems.push(problem(payload.origin, `${text} Refer to the schema of ${type}, or add one.`));
  }
  const example = message.get('examples', '0', 'payload');
  const [[, bodyExample] = []] = content?.get('examples')?.members() ?? [];
  if (!isSame(example, bodyExample?.get('value'))) {
    const text = `${type} has the example ${example?.component} in AsyncAPI and ${bodyExample?.component} in OpenAPI.`;
    problems.push(problem(example?.origin ?? message, `${text} Refer to one file.`));
  }
  const tag = message.get('tags', '0', 'name');
  const expected = webhook.get('tags', '0')?.value;
  if (tag?.value !== expected) {
    problems.push(problem(tag ?? message, `The tag must be ${expected}, that of the webhook ${type} in OpenAPI.`));
  }
  return problems;
}

/** Requires the headers of the message as parameters of the webhook. */
function checkHeaders(
  type: string,
  channel: SpecNode,
  webhook: SpecNode,
  schema: ContractFiles['schema'],
): ConsistencyProblem[] {
  const message = channel.get('messages', type);
  const headers = message?.get('headers');
  const expected = schema('DeliveryHeaders');
  if (!message || !expected) return [];
  if (!isSame(headers, expected)) {
    return [problem(headers?.origin ?? message, `The headers of ${type} must be those of DeliveryHeaders.yaml.`)];
  }
  const names = expected.get('required')?.strings() ?? [];
  const parameters = webhook.get('parameters');
  const given = parameters?.members().map(([, parameter]) => String(parameter.get('name')?.value)) ?? [];
  if (names.join() === given.join()) return [];
  return [problem(parameters ?? webhook, `The webhook ${type} must have the parameters ${names.join(', ')}.`)];
}
