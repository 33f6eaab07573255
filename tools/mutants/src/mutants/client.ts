import { testOf, typecheckOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const project = 'packages/client';
const src = `${project}/src`;
const calls = testOf(project, 'test/calls.test.ts');
const retries = testOf(project, 'test/retries.test.ts');
const signIn = testOf(project, 'test/sign-in.test.ts');

export const client: Area = {
  area: 'client',
  mutants: [
    {
      name: 'What a call answers is any',
      edits: [
        {
          file: `${src}/resources/records.ts`,
          find: 'get(id: number, options?: CallOptions): Promise<T>;',
          replace: 'get(id: number, options?: CallOptions): Promise<any>;',
        },
      ],
      gate: typecheckOf(project),
    },
    {
      name: 'A create takes whatever an update takes',
      edits: [
        {
          file: `${src}/resources/records.ts`,
          find: 'create(record: Create, options?: CreateOptions)',
          replace: 'create(record: Create | Update, options?: CreateOptions)',
        },
      ],
      gate: typecheckOf(project),
    },
    {
      name: 'An operation of the contract is no method of the client',
      edits: [
        {
          file: `${src}/resources/calls-by-resource.ts`,
          find: '  ...operations,\n',
          replace: '  webhooks: operations.webhooks,\n',
        },
      ],
      gate: testOf(project, 'test/operations.test.ts'),
    },
    {
      name: 'A path is filled in with another organization than that of the token',
      edits: [
        {
          file: `${src}/calls/path-template.ts`,
          find: 'place % 2 === 1 ? organizationId : part;',
          replace: 'place % 2 === 1 ? organizationId + 1 : part;',
        },
      ],
      gate: calls,
    },
    {
      name: 'A create has no Idempotency-Key',
      edits: [
        {
          file: `${src}/calls/method.ts`,
          find: "  if (keyed) all['idempotency-key'] = idempotencyKey ?? nextKey();\n",
          replace: "  if (keyed && idempotencyKey && nextKey) all['idempotency-key'] = idempotencyKey;\n",
        },
      ],
      gate: calls,
    },
    {
      name: 'The version to change is not sent',
      edits: [
        { file: `${src}/calls/method.ts`, find: 'if (ifMatch !== undefined) all', replace: 'if (ifMatch === "") all' },
      ],
      gate: calls,
    },
    {
      name: 'A merge patch is sent as plain JSON',
      edits: [
        {
          file: `${src}/calls/method.ts`,
          find: "method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';",
          replace: "method === 'PATCH' ? 'application/json' : 'application/json';",
        },
      ],
      gate: calls,
    },
    {
      name: 'A list stops after its first page',
      edits: [
        {
          file: `${src}/resources/pages.ts`,
          find: 'if (page.next_cursor === null || page.has_more === false) return;',
          replace: 'if (page.next_cursor !== cursor) return;',
        },
      ],
      gate: testOf(project, 'test/lists.test.ts'),
    },
    {
      name: 'A change whose answer is lost is sent again',
      edits: [
        {
          file: `${src}/calls/method.ts`,
          find: "const safe = method === 'GET' || method === 'PUT' || keyed === true;",
          replace: "const safe = method !== 'POST' || keyed === true;",
        },
      ],
      gate: retries,
    },
    {
      name: 'Retry-After is not heeded',
      edits: [
        {
          file: `${src}/http/retry-delay.ts`,
          find: 'if (asked === undefined) return random() * backoff(retries);',
          replace: 'if (asked !== -1) return random() * backoff(retries);',
        },
      ],
      gate: retries,
    },
    {
      name: 'A used refresh token is sent again when its answer is lost',
      edits: [
        {
          file: `${src}/auth/token-endpoint.ts`,
          find: "const safe = grant.grant_type === 'client_credentials';",
          replace: "const safe = grant.grant_type !== 'authorization_code';",
        },
      ],
      gate: testOf(project, 'test/sessions.test.ts'),
    },
    {
      name: 'A redirect is followed, with the token',
      edits: [{ file: `${src}/http/attempt.ts`, find: "redirect: 'manual'", replace: "redirect: 'follow'" }],
      gate: calls,
    },
    {
      name: 'The state of a sign-in is not compared',
      edits: [
        {
          file: `${src}/auth/authorization-code.ts`,
          find: "if (!state || response.get('state') !== state) {",
          replace: "if (!state || !response.has('state')) {",
        },
      ],
      gate: signIn,
    },
    {
      name: 'The issuer of an authorization response may be missing',
      edits: [
        {
          file: `${src}/auth/authorization-code.ts`,
          find: 'if (iss !== issuer) {',
          replace: 'if (iss !== null && iss !== issuer) {',
        },
      ],
      gate: signIn,
    },
    {
      name: 'An error loses the id of its request',
      edits: [
        {
          file: `${src}/http/refusal.ts`,
          find: "    requestId: body.request_id ?? response.headers.get('x-request-id') ?? undefined,\n",
          replace: '',
        },
      ],
      gate: calls,
    },
  ],
};
