import { testOf, typecheckOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const server = 'packages/server';
const src = `${server}/src`;
const operationTable = testOf(server, 'test/operation-table.test.ts');
const answers = testOf(server, 'test/answers.test.ts');

/** What the stub does for every operation. */
export const serverStub: Area = {
  area: 'server',
  mutants: [
    {
      name: 'No token is asked for',
      edits: [
        {
          file: `${src}/routes/operation-route.ts`,
          find: "const isForSome = authentication === 'bearer' || authentication === 'session';",
          replace: "const isForSome = authentication === 'session';",
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Scopes are not checked',
      edits: [{ file: `${src}/requests/access.ts`, find: '    requireScopes(operation, principal);\n', replace: '' }],
      gate: operationTable,
    },
    {
      name: 'A token of another organization is let in',
      edits: [
        {
          file: `${src}/requests/access.ts`,
          find: 'if (Number(organizationId) !== principal.organizationId) {',
          replace: 'if (principal.organizationId < 0) {',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'An answer leaks what the contract does not declare',
      edits: [
        {
          file: `${src}/answers/projection.ts`,
          find: "`return value === null || value === undefined ? value : { ${copies.join(', ')} };`",
          replace: "`return value === null || value === undefined ? value : { ...value, ${copies.join(', ')} };`",
        },
      ],
      gate: answers,
    },
    {
      name: 'Answers are not checked against the contract',
      edits: [
        {
          file: `${src}/answers/answer-writer.ts`,
          find: '    if (checkAnswers) {',
          replace: '    if (!checkAnswers) {',
        },
      ],
      gate: answers,
    },
    {
      name: 'A documented header may be missing',
      edits: [
        {
          file: `${src}/answers/answer-check.ts`,
          find: "new Set(['Location', 'ETag'])",
          replace: "new Set(['Location'])",
        },
      ],
      gate: answers,
    },
    {
      name: 'Answers have no X-Request-Id',
      edits: [
        {
          file: `${src}/server/answering.ts`,
          find: "reply.header('x-request-id', request.id).header(",
          replace: 'reply.header(',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Answers of another media type than is documented',
      edits: [
        {
          file: `${src}/answers/answer-writer.ts`,
          find: 'sendAsItIs(reply, mediaType);',
          replace: "sendAsItIs(reply, 'application/json; charset=utf-8');",
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Problems are application/json',
      edits: [
        {
          file: `${src}/problems/answer-problem.ts`,
          find: "'application/problem+json'",
          replace: "'application/json'",
        },
      ],
      gate: operationTable,
    },
    {
      name: 'A refusal has another status than the catalogue says',
      edits: [
        {
          file: `${src}/problems/answer-problem.ts`,
          find: '  reply.code(problem.status);\n',
          replace: '  reply.code(problem.status === 422 ? 400 : problem.status);\n',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Refused tokens are not told how to authenticate (WWW-Authenticate)',
      edits: [
        {
          file: `${src}/problems/problem-headers.ts`,
          find: "  token_missing: { 'WWW-Authenticate': 'Bearer' },\n",
          replace: '',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Bodies are not checked against their schema',
      edits: [
        {
          file: `${src}/requests/body.ts`,
          find: '  refuseInvalid(schemaViolations(contract, schema, body));\n',
          replace: '',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Unknown query parameters are ignored',
      edits: [
        {
          file: `${src}/requests/parameters.ts`,
          find: '    if (!validate(parameters))\n',
          replace: "    if (!validate(parameters) && validate.errors?.[0]?.keyword !== 'additionalProperties')\n",
        },
      ],
      gate: operationTable,
    },
    {
      name: 'Personal answers may be cached',
      edits: [
        {
          file: `${src}/routes/operation-route.ts`,
          find: "    if (authentication !== 'none') reply.header('cache-control', 'no-store');\n",
          replace: '',
        },
      ],
      gate: operationTable,
    },
    {
      name: 'A handler may answer any body',
      edits: [
        {
          file: `${src}/answer.ts`,
          find: 'readonly body: BodyOf<Content>;',
          replace: 'readonly body: any;',
        },
      ],
      gate: typecheckOf(server),
    },
    {
      name: 'A fault is logged without its problem code',
      edits: [
        {
          file: `${src}/problems/record-problem.ts`,
          find: '  const fields = { problem: code, ...(logDetail !== undefined && { detail: logDetail }) };',
          replace: '  const fields = { ...(logDetail !== undefined && { detail: logDetail }) };',
        },
      ],
      gate: testOf(server, 'test/logs.test.ts'),
    },
  ],
};
