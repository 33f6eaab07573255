import { testOf, typecheckOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const stub = 'packages/server';
const src = `${stub}/src`;
const runtime = 'packages/runtime/src';
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
          find: "const isAuthenticated = authentication === 'bearer' || authentication === 'session';",
          replace: "const isAuthenticated = authentication === 'session';",
        },
      ],
      check: operationTable,
    },
    {
      name: 'Scopes are not checked',
      edits: [{ in: runtime, find: '  requireScopes(operation, access);\n', replace: '' }],
      check: operationTable,
    },
    {
      name: 'A token of another organization is accepted',
      edits: [
        {
          in: runtime,
          find: 'if (Number(requested) === organizationId) return;',
          replace: 'if (organizationId > 0) return;',
        },
      ],
      check: operationTable,
    },
    {
      name: 'An id has several spellings',
      edits: [{ in: runtime, find: '(?:0|-?[1-9]\\d*)', replace: '-?\\d+' }],
      check: operationTable,
    },
    {
      name: 'Parameters in Accept exclude JSON',
      edits: [{ in: runtime, find: "accept.replace(mediaTypeParameter, '')", replace: 'accept' }],
      check: operationTable,
    },
    {
      name: 'A problem repeats the query of the request',
      edits: [{ in: runtime, find: ".replace(/\\?.*/s, '')", replace: '' }],
      check: testOf(stub, 'create-server.test.ts'),
    },
    {
      name: 'A response contains undeclared fields',
      edits: [
        {
          in: runtime,
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
          in: runtime,
          find: 'if (validateResponses) {',
          replace: 'if (!validateResponses) {',
        },
      ],
      check: responses,
    },
    {
      name: 'Responses of deprecated operations lack the headers Deprecation and Sunset',
      edits: [{ in: src, find: '    route.onSend = [addHeaders, ...[route.onSend ?? []].flat()];\n', replace: '' }],
      check: testOf(stub, 'deprecation-headers.test.ts'),
    },
    {
      name: 'Problems are sent as application/json',
      edits: [
        {
          in: runtime,
          find: "mediaType: 'application/problem+json'",
          replace: "mediaType: 'application/json'",
        },
      ],
      check: operationTable,
    },
    {
      name: 'Request bodies are not validated',
      edits: [
        {
          in: runtime,
          find: 'rejectInvalid(schemaViolations(contract, schema, value, options));',
          replace: '',
        },
      ],
      check: operationTable,
    },
    {
      name: 'Unknown query parameters are accepted',
      edits: [
        {
          in: runtime,
          find: 'if (!validate(parameters)) {',
          replace: "if (!validate(parameters) && validate.errors?.[0]?.keyword !== 'additionalProperties') {",
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
          find: 'readonly body: ResponseBody<Content>;',
          replace: 'readonly body: any;',
        },
      ],
      check: typecheckOf(stub),
    },
  ],
};
