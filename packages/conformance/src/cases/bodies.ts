import type { Operation } from '@worklane/contract';
import { referencedName } from '@worklane/contract/openapi-reader';
import { contract, requestExamples } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { invalidRequests } from '../document/requests.ts';
import { bodyErrors } from '../world/body.ts';
import { expectInvalid } from '../world/expectations.ts';
import { resourceOf } from '../world/resource-operations.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

const invalid: Expectation = { status: 422, code: 'validation_failed' };
/** The same numbers as others for a parser that reads doubles. */
const inexactNumbers = ['9007199254740993', '-9007199254740993', '0.1234567890123456789'];
const mebibyte = 1024 * 1024;

/** Invalid request bodies. */
export const bodies: CasesOf = (operation) => {
  const [example] = requestExamples(operation);
  if (!example || !operation.responses['422']) return [];
  const text = (name: string, expected: Expectation, body: string): Case => ({
    name,
    needs: [],
    expected,
    request: async ({ fixtures }) => ({ ...(await fixtures.validRequest(operation)), body }),
  });
  const names = [...Object.keys(example.value as object), 'undeclared'];
  const otherTypes = Object.fromEntries(names.map((name) => [name, { not: 'it' }]));
  return [
    text('rejects malformed JSON', { status: 400, code: 'malformed_json' }, '{"half":'),
    text(
      'rejects a body above 1 MiB',
      { status: 413, code: 'body_too_large' },
      JSON.stringify({ filling: 'x'.repeat(mebibyte) }),
    ),
    text('rejects fields that are unknown or of another type', invalid, JSON.stringify(otherTypes)),
    ...(names.includes('custom_fields')
      ? inexactNumbers.map((number) =>
          text(
            `rejects ${number}, which JSON does not carry exactly`,
            invalid,
            JSON.stringify({ ...(example.value as object), custom_fields: { a: 0 } }).replace('"a":0', `"a":${number}`),
          ),
        )
      : []),
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
    const described = contract.operation(operation.id);
    const schema = referencedName(described.requestBody?.content[mediaType]?.schema?.$ref ?? '');
    const base = { path: {}, query: {}, header: {}, cookie: {}, body };
    for (const { part, values } of invalidRequests(contractSchemas, described, base)) {
      if (!part.startsWith('body') || values.body === undefined) continue;
      const invalidBody = JSON.stringify(values.body.value);
      const response = await session.send(operation, { ...request, body: invalidBody });
      expectInvalid(response, bodyErrors(schema, values.body.value));
    }
  },
});
