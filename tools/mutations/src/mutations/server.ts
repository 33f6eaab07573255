import { testOf, typecheckOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const stub = 'packages/server';
const src = `${stub}/src`;
const operationTable = testOf(stub, 'operation-table.test.ts');
const responses = testOf(stub, 'responses.test.ts');

export const server: Area = {
  area: 'server',
  mutations: [
    {
      name: 'Operations accept requests without a token',
      edits: [
        {
          in: src,
          find: "const isForSome = authentication === 'bearer' || authentication === 'session';",
          replace: "const isForSome = authentication === 'session';",
        },
      ],
      check: operationTable,
    },
    {
      name: 'Scopes are not checked',
      edits: [{ in: src, find: '    requireScopes(operation, principal);\n', replace: '' }],
      check: operationTable,
    },
    {
      name: 'A token of another organization is accepted',
      edits: [
        {
          in: src,
          find: 'if (Number(organizationId) !== principal.organizationId) {',
          replace: 'if (principal.organizationId < 0) {',
        },
      ],
      check: operationTable,
    },
    {
      name: 'A response contains undeclared fields',
      edits: [
        {
          in: src,
          find: "`return value === null || value === undefined ? value : { ${copies.join(', ')} };`",
          replace: "`return value === null || value === undefined ? value : { ...value, ${copies.join(', ')} };`",
        },
      ],
      check: responses,
    },
    {
      name: 'Responses are not validated',
      edits: [
        {
          in: src,
          find: '    if (checkAnswers) {',
          replace: '    if (!checkAnswers) {',
        },
      ],
      check: responses,
    },
    {
      name: 'Problems are sent as application/json',
      edits: [
        {
          in: src,
          find: "'application/problem+json'",
          replace: "'application/json'",
        },
      ],
      check: operationTable,
    },
    {
      name: 'Request bodies are not validated',
      edits: [
        {
          in: src,
          find: '  refuseInvalid(schemaViolations(contract, schema, body));\n',
          replace: '',
        },
      ],
      check: operationTable,
    },
    {
      name: 'Unknown query parameters are accepted',
      edits: [
        {
          in: src,
          find: '    if (!validate(parameters))\n',
          replace: "    if (!validate(parameters) && validate.errors?.[0]?.keyword !== 'additionalProperties')\n",
        },
      ],
      check: operationTable,
    },
    {
      name: 'Responses to authenticated requests may be cached',
      edits: [
        {
          in: src,
          find: "    if (authentication !== 'none') reply.header('cache-control', 'no-store');\n",
          replace: '',
        },
      ],
      check: operationTable,
    },
    {
      name: 'A handler may return any body',
      edits: [
        {
          in: src,
          find: 'readonly body: BodyOf<Content>;',
          replace: 'readonly body: any;',
        },
      ],
      check: typecheckOf(stub),
    },
  ],
};
