import type { Operation, schemas } from '@worklane/contract';
import { contract, requestExamples } from '../contract/document.ts';
import { contractSchemas, schemaViolations } from '../contract/response-violations.ts';
import { invalidRequests } from '../document/requests.ts';
import { expectThat } from '../mismatch.ts';
import { expectError } from '../world/expectations.ts';
import { resourceOf } from '../world/resource-operations.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

type Body = Record<string, unknown>;

const invalid: Expectation = { status: 422, code: 'validation_failed' };
const mebibyte = 1024 * 1024;

/** Invalid request bodies. */
export const bodies: CasesOf = (operation) => {
  const [example] = requestExamples(operation);
  if (!example || !operation.responses['422']) return [];
  const schema = operation.requestBody?.content[example.mediaType];
  const text = (name: string, expected: Expectation, body: string): Case => ({
    name,
    needs: [],
    expected,
    request: async ({ fixtures }) => ({ ...(await fixtures.validRequest(operation)), body }),
  });
  const changed = (name: string, change: (body: Body) => Body): Case[] => {
    const value = change(structuredClone(example.value) as Body);
    // A body without an optional property is valid.
    return schema && schemaViolations(schema, value).length === 0 ? [] : [text(name, invalid, JSON.stringify(value))];
  };
  const otherTypes = (body: Body): Body => Object.fromEntries(Object.keys(body).map((name) => [name, { not: 'it' }]));
  return [
    text('rejects malformed JSON', { status: 400, code: 'malformed_json' }, '{"half":'),
    text('rejects an array as body', invalid, '[]'),
    text(
      'rejects a body above 1 MiB',
      { status: 413, code: 'body_too_large' },
      JSON.stringify({ filling: 'x'.repeat(mebibyte) }),
    ),
    ...changed('rejects an unknown property', (body) => ({ ...body, undeclared: true })),
    ...changed('rejects fields of another type', otherTypes),
    // The cases of records have all violations of their bodies.
    ...(resourceOf(operation) ? [] : [eachViolation(operation)]),
  ];
};

/** Each keyword of a body, violated alone. */
const eachViolation = (operation: Operation): Case => ({
  name: 'rejects each violation of the body, and names the field',
  needs: [],
  async run({ fixtures, session }) {
    const request = await fixtures.validRequest(operation);
    const mediaType = request.headers['content-type'] ?? '';
    const body = { mediaType, value: JSON.parse(request.body ?? '{}') };
    const base = { path: {}, query: {}, header: {}, cookie: {}, body };
    for (const { part, values } of invalidRequests(contractSchemas, contract.operation(operation.id), base)) {
      const [place, ...path] = part.split('/');
      if (place !== 'body' || values.body === undefined) continue;
      const invalidBody = JSON.stringify(values.body.value);
      const response = await session.send(operation, { ...request, body: invalidBody });
      expectError(response, 422, 'validation_failed');
      const { errors = [] } = response.json as schemas.Problem;
      const pointer = path.map((name) => `/${name}`).join('');
      const isNamed = errors.some((each) => each.pointer.startsWith(pointer) || pointer.startsWith(each.pointer));
      expectThat(isNamed, `expected an error at ${pointer} for ${invalidBody}, got ${JSON.stringify(errors)}`);
    }
  },
});
