import { requestExamples } from '../contract/document.ts';
import { schemaViolations } from '../contract/response-violations.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

type Body = Record<string, unknown>;

const refused: Expectation = { status: 422, code: 'validation_failed' };
const mebibyte = 1024 * 1024;

/** Bodies that are not as the contract has them. */
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
    // Where everything is optional, a body that lacks something is right.
    return schema && schemaViolations(schema, value).length === 0 ? [] : [text(name, refused, JSON.stringify(value))];
  };
  const names = Object.keys(example.value as Body);
  return [
    text('refuses a body that is no JSON', { status: 400, code: 'malformed_json' }, '{"half":'),
    text('refuses a body that is a list', refused, '[]'),
    text(
      'refuses a body above 1 MiB',
      { status: 413, code: 'body_too_large' },
      JSON.stringify({ filling: 'x'.repeat(mebibyte) }),
    ),
    ...changed('refuses an unknown property', (body) => ({ ...body, nobody_declared: true })),
    ...names.flatMap((name) => changed(`refuses a body without ${name}`, ({ [name]: _, ...rest }) => rest)),
    ...names.flatMap((name) =>
      changed(`refuses ${name} of another type`, (body) => ({ ...body, [name]: { not: 'it' } })),
    ),
  ];
};
