import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true });
// Headers are text, their schemas speak of numbers.
const coercing = new Ajv2020({ strict: false, coerceTypes: true });
formats.default(ajv);
formats.default(coercing);
ajv.addSchema({ $id: 'openapi', components: openapi.components });
ajv.addSchema({ $id: 'asyncapi', components: asyncapi.components });

const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value by a schema of the document; empty when it is valid. */
export function faults(value: unknown, schema: object, document: 'openapi' | 'asyncapi' = 'openapi'): string[] {
  const validate =
    compiled.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${document}#/`)));
  compiled.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

export const headerFaults = (value: string, schema: object): string[] =>
  coercing.validate({ properties: { value: schema } }, { value }) ? [] : [coercing.errorsText()];
