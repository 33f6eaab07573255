import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Message {
  headers: object;
  payload: object;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'asyncapi', components: asyncapi.components });

/** The messages of the document by their names, which are those of the events, and `webhook.test`. */
const checks = new Map(
  Object.values(asyncapi.channels)
    .flatMap(({ messages }) => Object.entries<Message>(messages))
    .map(([name, { headers, payload }]) => [name, { headers: compile(headers), payload: compile(payload) }]),
);

function compile(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"asyncapi#/')));
}

/** What is wrong with a delivery by its message in the AsyncAPI document; empty when it is valid. */
export function faultsOf(type: string, delivery: { headers: object; payload: unknown }): string[] {
  const check = checks.get(type);
  if (!check) return [`${type} is no message of the document`];
  const faults = (part: 'headers' | 'payload'): string[] => {
    if (check[part](delivery[part])) return [];
    return (check[part].errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`);
  };
  return [...faults('headers'), ...faults('payload')];
}
