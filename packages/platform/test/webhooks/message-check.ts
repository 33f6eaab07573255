import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Message {
  headers: object;
  payload: object;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat('double-int', true);
ajv.addSchema({ $id: 'asyncapi', components: asyncapi.components });

/** The validators of the messages of the AsyncAPI document by name: event types and `webhook.test`. */
const validators = new Map(
  Object.values(asyncapi.channels)
    .flatMap(({ messages }) => Object.entries<Message>(messages))
    .map(([name, { headers, payload }]) => [name, { headers: compile(headers), payload: compile(payload) }]),
);

function compile(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"asyncapi#/')));
}

/** Returns the violations of a message of the AsyncAPI document by a delivery. */
export function messageViolations(type: string, delivery: { headers: object; payload: unknown }): string[] {
  const validator = validators.get(type);
  if (!validator) return [`${type} is not a message of the AsyncAPI document`];
  const violations = (part: 'headers' | 'payload'): string[] => {
    if (validator[part](delivery[part])) return [];
    return (validator[part].errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`);
  };
  return [...violations('headers'), ...violations('payload')];
}
