import { problems, scopes } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { ExampleObject } from '@worklane/contract/openapi-reader';
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The mock has the demo data of the service; the comparison of the two shows that they have the same details.

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, exampleWebhooks: true });
});
afterAll(() => mock.close());

const contract = new OpenapiReader(openapi);

type Code = keyof typeof problems;

const credentials = { client_id: 'app_demo1042', client_secret: 'wls_demo1042' };

/** Returns an access token of the demo organization. */
async function token(scope = Object.keys(scopes).join(' ')): Promise<string> {
  const form = { grant_type: 'client_credentials', organization_id: '1042', scope, ...credentials };
  const response = await fetch(`${mock.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** What must happen before the request; returns the access token to send. */
const preparations: Readonly<Partial<Record<Code, () => Promise<string>>>> = {
  async token_revoked() {
    const revoked = await token();
    const body = new URLSearchParams({ token: revoked, ...credentials });
    await fetch(`${mock.url}/oauth/revoke`, { method: 'POST', body });
    return revoked;
  },
  insufficient_scope: () => token('tasks.read'),
  async webhook_disabled() {
    const { url, events } = (openapi.components.examples.WebhookRecord as { value: { url: string; events: string[] } })
      .value;
    const body = JSON.stringify({ url, events, status: 'disabled' });
    const accessToken = await token();
    const head = 'PUT /api/webhooks/88 HTTP/1.1\nAuthorization: Bearer <ACCESS_TOKEN>\nContent-Type: application/json';
    await send(`${head}\n\n${body}`, accessToken);
    return accessToken;
  },
  async external_id_taken() {
    const accessToken = await token();
    await send(exampleOf('external_id_taken').request, accessToken);
    return accessToken;
  },
  async created_record_deleted() {
    const accessToken = await token();
    const { request } = exampleOf('created_record_deleted');
    const { id } = (await (await send(request, accessToken)).json()) as { id: number };
    await send(`DELETE /api/v1/1042/tasks/${id} HTTP/1.1\nAuthorization: Bearer <ACCESS_TOKEN>`, accessToken);
    return accessToken;
  },
  async idempotency_key_reused() {
    const accessToken = await token();
    await send(exampleOf('idempotency_key_in_progress').request, accessToken);
    return accessToken;
  },
};

/** The problems that a single request to the mock does not cause; other tests do. */
const excludedCodes = {
  token_invalid: 'the mock accepts any text as an access token',
  token_expired: 'needs a token with a short lifetime',
  value_taken: 'needs a kind with unique fields',
  dpop_proof_invalid: 'needs a token that is bound to a key',
  idempotency_key_in_progress: 'needs two requests at the same time',
  webhook_limit_reached: 'needs 100 webhooks',
  rate_limited: 'needs 600 requests',
  organization_suspended: 'needs an operator',
  quota_reached: 'needs an operator',
  resync_required: 'needs a recovery of the database',
  internal_error: 'needs a defect',
  not_implemented: 'the service implements every operation',
  service_unavailable: 'needs a database that fails',
} satisfies Partial<Record<Code, string>>;

function exampleOf(code: Code) {
  const { request, response } = contract.schema('ProblemCode')['x-problems']?.[code]?.example ?? {};
  if (!request || !response) throw new Error(`${code} has no example.`);
  return { request, response: contract.resolve<ExampleObject>(response).value as { detail: string } };
}

/** Sends an HTTP message of the specifications. */
async function send(message: string, accessToken: string): Promise<Response> {
  const [head = '', body] = message.split('\n\n');
  const [requestLine = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = requestLine.split(' ');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  // Replaces a body that is too long to show.
  const length = Number(headers.get('Content-Length') ?? 0);
  headers.delete('Content-Length');
  const authorization = headers.get('Authorization');
  if (authorization) headers.set('Authorization', authorization.replace('<ACCESS_TOKEN>', accessToken));
  return fetch(new URL(path, mock.url), {
    method,
    headers,
    body: length > 0 ? ' '.repeat(length) : (body ?? null),
  });
}

/** Returns a detail without what depends on the time and on the demo data. */
const withoutData = (detail: string) =>
  detail
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/(is referenced by|belongs to) [a-z]+ \d.*/, '$1 ...')
    .replace(/(created [a-z]+) \d+/, '$1 <id>')
    .replace(/(at version) \d+/, '$1 <version>');

const codes = (Object.keys(problems) as Code[]).filter((code) => !Object.hasOwn(excludedCodes, code));

it.each(codes)('the example of %s causes this problem', async (code) => {
  const { request, response } = exampleOf(code);
  const received = await send(request, await (preparations[code] ?? token)());
  const problem = (await received.json()) as { detail: string };
  expect(received.status, problem.detail).toBe(problems[code].status);
  expect(problem).toMatchObject({ code, title: problems[code].title, type: `/docs/problems#${code}` });
  expect(withoutData(problem.detail)).toBe(withoutData(response.detail));
});
