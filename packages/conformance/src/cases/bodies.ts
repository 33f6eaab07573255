import { requestExamples } from '../contract/document.ts';
import { schemaViolations } from '../contract/response-violations.ts';
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
  const names = Object.keys(example.value as Body);
  const otherTypes = (body: Body): Body => Object.fromEntries(Object.keys(body).map((name) => [name, { not: 'it' }]));
  // The cases of records have all violations of their bodies.
  const single = resourceOf(operation) ? [] : names;
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
    ...single.flatMap((name) => changed(`rejects a body without ${name}`, ({ [name]: _, ...rest }) => rest)),
    ...single.flatMap((name) =>
      changed(`rejects ${name} of another type`, (body) => ({ ...body, [name]: { not: 'it' } })),
    ),
  ];
};
