import { problems, scopes } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { ExampleObject } from '@worklane/contract/openapi-reader';
import type { DemoPlatform } from '../environment/demo-platform.ts';
import { requestAccessToken } from './demo-authorization.ts';
import { contract } from './example-requests.ts';

export type Code = keyof typeof problems;

const token = (demo: DemoPlatform, scope = Object.keys(scopes).join(' ')) => requestAccessToken(demo, scope);

/** What must happen before the request; returns the access token to send. */
const preparations: Readonly<Partial<Record<Code, (demo: DemoPlatform) => Promise<string>>>> = {
  async token_revoked(demo) {
    const revoked = await token(demo);
    const credentials = `${demo.printed('Private application', 'client_id')}:${demo.printed('Private application', 'client_secret')}`;
    await fetch(new URL('/oauth/revoke', demo.baseUrl), {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({ token: revoked }),
    });
    return revoked;
  },
  insufficient_scope: (demo) => token(demo, 'tasks.read'),
  async webhook_disabled(demo) {
    const { url, events } = (openapi.components.examples.WebhookRecord as { value: { url: string; events: string[] } })
      .value;
    const body = JSON.stringify({ url, events, status: 'disabled' });
    const accessToken = await token(demo);
    const head = 'PUT /api/webhooks/88 HTTP/1.1\nAuthorization: Bearer <ACCESS_TOKEN>\nContent-Type: application/json';
    await send(demo, `${head}\n\n${body}`, accessToken);
    return accessToken;
  },
  async external_id_taken(demo) {
    const accessToken = await token(demo);
    await send(demo, exampleOf('external_id_taken').request, accessToken);
    return accessToken;
  },
  async created_record_deleted(demo) {
    const accessToken = await token(demo);
    const { request } = exampleOf('created_record_deleted');
    const { id } = (await (await send(demo, request, accessToken)).json()) as { id: number };
    await send(demo, `DELETE /api/v1/1042/tasks/${id} HTTP/1.1\nAuthorization: Bearer <ACCESS_TOKEN>`, accessToken);
    return accessToken;
  },
  async idempotency_key_reused(demo) {
    const accessToken = await token(demo);
    await send(demo, exampleOf('idempotency_key_in_progress').request, accessToken);
    return accessToken;
  },
};

/** The problems that a single request does not cause; other tests do. */
const excludedCodes = {
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
async function send({ baseUrl }: DemoPlatform, message: string, accessToken: string): Promise<Response> {
  const [head = '', body] = message.split('\n\n');
  const [requestLine = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = requestLine.split(' ');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  // Replaces a body that is too long to show.
  const length = Number(headers.get('Content-Length') ?? 0);
  headers.delete('Content-Length');
  const authorization = headers.get('Authorization');
  if (authorization) headers.set('Authorization', authorization.replace('<ACCESS_TOKEN>', accessToken));
  return fetch(new URL(path, baseUrl), {
    method,
    headers,
    body: length > 0 ? ' '.repeat(length) : (body ?? null),
  });
}

/** Returns a detail without what depends on the time and on the demo data. */
export const withoutData = (detail: string) =>
  detail
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/(is referenced by|belongs to) [a-z]+ \d.*/, '$1 ...')
    .replace(/(created [a-z]+) \d+/, '$1 <id>')
    .replace(/(at version) \d+/, '$1 <version>');

/** The problems that a single request causes. */
export const problemCodes = (Object.keys(problems) as Code[]).filter((code) => !Object.hasOwn(excludedCodes, code));

interface CausedProblem {
  readonly status: number;
  readonly problem: { readonly detail: string };
  /** The detail in the example of the problem. */
  readonly documented: string;
}

/** Sends the example of the request that causes a problem. */
export async function causeProblem(demo: DemoPlatform, code: Code): Promise<CausedProblem> {
  const { request, response } = exampleOf(code);
  const received = await send(demo, request, await (preparations[code] ?? token)(demo));
  const problem = (await received.json()) as { detail: string };
  return { status: received.status, problem, documented: response.detail };
}
