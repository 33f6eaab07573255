import { problems } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

const ajv = new Ajv2020({ strict: false, allErrors: true });
// Header values are strings, but their schemas have numbers.
const coercing = new Ajv2020({ strict: false, coerceTypes: true });
formats.default(ajv);
formats.default(coercing);
for (const each of [ajv, coercing]) each.addFormat('double-int', true);
ajv.addSchema({ $id: 'openapi', components: openapi.components });
ajv.addSchema({ $id: 'asyncapi', components: asyncapi.components });

/** Compiles each text of a schema once, because operations share most of their responses. */
function compiler(validator: Ajv2020) {
  const compiled = new Map<string, ValidateFunction>();
  return (text: string): ValidateFunction => {
    const validate = compiled.get(text) ?? validator.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate;
  };
}

const bodyValidator = compiler(ajv);
const headerValidator = compiler(coercing);

/** Returns the violations of a schema of the document; empty when the value is valid. */
export function schemaViolations(
  value: unknown,
  schema: object,
  document: 'openapi' | 'asyncapi' = 'openapi',
): string[] {
  const validate = bodyValidator(JSON.stringify(schema).replaceAll('"#/', `"${document}#/`));
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

export function headerViolations(value: string, schema: object): string[] {
  const validate = headerValidator(JSON.stringify({ properties: { value: schema } }));
  return validate({ value }) ? [] : [coercing.errorsText(validate.errors)];
}

/** Returns the problem of a response, after checking its schema, status, title and request ID. */
export async function readProblem(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(schemaViolations(problem, { $ref: '#/components/schemas/Problem' })).toEqual([]);
  const documented = problems[problem.code as keyof typeof problems];
  expect(problem).toMatchObject({
    type: `/docs/problems#${problem.code}`,
    status: documented.status,
    title: documented.title,
  });
  expect(response.status).toBe(documented.status);
  expect(problem.request_id).toBe(response.headers.get('X-Request-Id'));
  return problem;
}
