import { vi } from 'vitest';

export interface ReceivedRequest {
  method: string;
  path: string;
  /** With its question mark; empty when there is none. */
  query: string;
  headers: Headers;
  body: unknown;
}

export interface FakeResponse {
  status?: number;
  body?: unknown;
}

/** By method and path, such as `GET /api/v1/7/tasks`. */
export type Routes = Record<string, (request: ReceivedRequest) => FakeResponse>;

/** Replaces `fetch` for a test. Returns the requests that were sent; an unknown route responds with 404. */
export function fakeService(routes: Routes): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const received = {
      method: request.method,
      path: pathname,
      query: search,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(received);
    const respond = routes[`${received.method} ${pathname}`] ?? (() => problem(404, 'not_found', 'Not found'));
    const { status = 200, body } = respond(received);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    });
  });
  return requests;
}

/** Returns an error response (RFC 9457). Violations are JSON pointers with details. */
export const problem = (
  status: number,
  code: string,
  detail: string,
  violations: Readonly<Record<string, string>> = {},
): FakeResponse => ({
  status,
  body: {
    type: `https://worklane.example/problems/${code}`,
    title: detail,
    status,
    detail,
    code,
    request_id: 'request-1',
    errors: Object.entries(violations).map(([pointer, detail]) => ({ in: 'body', pointer, code: 'invalid', detail })),
  },
});

/** Returns a route of batches that makes each change by itself. */
export const batches =
  (respond: (change: BatchChange) => FakeResponse): Routes[string] =>
  ({ body }) => {
    const { items } = body as { items: Readonly<Record<string, BatchChange>>[] };
    const results = items.map((item) => {
      const { status = 200, body } = respond(Object.values(item)[0] as BatchChange);
      return { status, ...(status < 400 ? { record: body } : { problem: body }) };
    });
    return { body: { results } };
  };

/** What a change of a batch has, such as `{ id, version }`, or the fields of a new record. */
export type BatchChange = Readonly<Record<string, unknown>>;
