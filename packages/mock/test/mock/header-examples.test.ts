import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/index.ts';
import { contract, type DocumentedOperation, documentedOperations } from '../contract-document.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningMock;
let narrowToken: string;

beforeAll(async () => {
  mock = await startMock({ port: 0, conditions: { rateLimit: 100_000 } });
  narrowToken = await tokenWith('presences.read');
});
afterAll(() => mock.close());

type Fields = Readonly<Record<string, unknown>>;

async function tokenWith(scope: string): Promise<string> {
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Fields;
  const client = { client_id: String(credentials.client_id), client_secret: String(credentials.client_secret) };
  const form = { grant_type: 'client_credentials', organization_id: '1042', scope, ...client };
  const response = await fetch(`${mock.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  return String(((await response.json()) as Fields).access_token);
}

/** By the condition of a request, its headers; null for operations that do not respond to it. */
const conditions: Readonly<Record<string, (statuses: object) => Record<string, string> | null>> = {
  'the example': () => ({}),
  'an idempotency key': (statuses) => ('201' in statuses ? { 'Idempotency-Key': 'k1' } : null),
  'no token': (statuses) => ('401' in statuses ? { Authorization: '' } : null),
  'a token without the scope': (statuses) => ('403' in statuses ? { Authorization: `Bearer ${narrowToken}` } : null),
  'another version': (statuses) => ('412' in statuses ? { 'If-Match': '"999"' } : null),
  'another media type': (statuses) => ('415' in statuses ? { 'Content-Type': 'text/plain' } : null),
};

describe.each(Object.entries(conditions))('examples of headers, for a request with %s', (_, headersOf) => {
  const table = documentedOperations.flatMap((operation) => {
    // The mock approves an authorization request without a page.
    const applies = headersOf(operation.responses) !== null && operation.id !== 'authorize';
    return applies ? [[operation.id, operation] as const] : [];
  });

  it.each(table)('are those of %s', async (_id, operation) => {
    const response = await send(operation, headersOf(operation.responses) ?? {});
    const { headers = {}, content = {} } = operation.responses[response.status] ?? {};
    const [example] = Object.values(content).flatMap((media) => contract.examples(media).map(([, value]) => value));
    const body = await bodyOf(response);
    // The examples of headers are those of the first body.
    if (codeOf(example) !== codeOf(body)) return;
    const documented = Object.entries(headers).map(([name, node]) => {
      const value = contract.resolve(node).example;
      return [name, value === undefined ? null : withoutValues(String(value), example)];
    });
    const received = Object.keys(headers).map((name) => {
      const value = response.headers.get(name);
      return [name, value === null ? null : withoutValues(value, body)];
    });
    expect(Object.fromEntries(received)).toEqual(Object.fromEntries(documented));
  });
});

/** Sends a request for a page of one record where the example has a next page. */
async function send(operation: DocumentedOperation, headers: Record<string, string>): Promise<Response> {
  const { path, init } = sampleRequest(operation, headers);
  const link = operation.responses[200]?.headers?.Link;
  const isPaged = link !== undefined && contract.resolve(link).example !== undefined;
  return fetch(mock.url + path + (isPaged ? '?limit=1' : ''), init);
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('Content-Type')?.endsWith('json')) return response.json();
  await response.body?.cancel();
  return undefined;
}

const codeOf = (body: unknown): unknown => {
  const { code, error } = Object(body) as Fields;
  return code ?? error;
};

/** Returns the value of a header without the values that the body and the time determine. */
function withoutValues(text: string, body: unknown): string {
  const {
    id,
    next_cursor,
    request_id,
    detail = '',
    version = /version (\d+)/.exec(String(detail))?.[1],
  } = Object(body) as Fields;
  const mediaTypes = /Send (.*)\.$/.exec(String(detail))?.[1]?.replaceAll(' or ', ', ') ?? '';
  const scopes = String(detail).match(/[\w-]+\.(read|write)/g) ?? [];
  return text
    .replace(mediaTypes, mediaTypes && '{media types}')
    .replace(`/${id}`, '/{id}')
    .replace(`"${version}"`, '"{version}"')
    .replace(`scope="${scopes.join(' ')}"`, 'scope="{scopes}"')
    .replace(`cursor=${next_cursor}`, 'cursor={cursor}')
    .replace('?limit=1&', '?')
    .replace(request_id === undefined ? /^req_\w+$/ : String(request_id), '{request id}')
    .replace(/(?<=;[qrtw]=)\d+/g, '0');
}
