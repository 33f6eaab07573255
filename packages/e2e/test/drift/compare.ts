import { operations } from '@worklane/contract';
import type { RawRequest } from './requests.ts';

/** What clients depend on in a response. */
export interface ComparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The problem without its ID, or the error of OAuth; undefined for a success. */
  readonly problem: unknown;
}

export type Send = (request: RawRequest) => Promise<ComparedResponse>;

const comparedHeaders = [
  ...['content-type', 'www-authenticate', 'allow', 'accept', 'cache-control', 'retry-after', 'etag', 'location'],
  'idempotency-replayed',
];

/** @param headers by lower-case name */
export function comparedResponse(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  text: string,
): ComparedResponse {
  const compared = comparedHeaders
    .filter((name) => headers[name] !== undefined)
    .map((name) => [name, name === 'location' ? redirectOf(String(headers[name])) : String(headers[name])]);
  const isProblem = status >= 400 && text !== '' && String(headers['content-type']).endsWith('json');
  // Records and rules are compared by the model, pages by nobody.
  const { request_id: _, ...problem } = isProblem ? JSON.parse(text) : {};
  return { status, headers: Object.fromEntries(compared), problem: isProblem ? problem : undefined };
}

/** Returns the URL of a record without its ID, or a redirect without the address of the server. */
function redirectOf(location: string): string {
  const url = new URL(location, 'http://localhost');
  url.searchParams.delete('iss');
  // A member approves the request, or the mock does.
  if (url.pathname.startsWith('/oauth/consent/') || url.searchParams.has('code')) return 'approval';
  return url.href.replace(/(?<=\/)\d+$/, '');
}

/** What differs between servers, by the name of its placeholder: `$id`. */
type Values = Readonly<Record<string, string>>;

/** Returns a text with the values of a server. */
const withValues = (text: string, values: Values): string =>
  text.replace(/\$(\w+)/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Returns a request with the values of a server. */
const requestWith = ({ target, headers, body, ...request }: RawRequest, values: Values): RawRequest => ({
  ...request,
  target: withValues(target, values),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value && withValues(value, values)]),
  ),
  ...(body !== undefined && { body: typeof body === 'string' ? withValues(body, values) : body }),
});

/** Returns a response without the values of a server and without times. */
function withoutValues(response: ComparedResponse, values: Values): ComparedResponse {
  let text = JSON.stringify(response).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '$time');
  for (const [name, value] of Object.entries(values))
    text = text.replaceAll(new RegExp(`\\b${RegExp.escape(value)}\\b(?! (?:days|fields?)\\b)`, 'g'), `$${name}`);
  return JSON.parse(text);
}

/** Returns the values of a response that the requests after it refer to. */
function valuesIn(text: string): Values {
  const { id, next_cursor } = text.startsWith('{') ? JSON.parse(text) : {};
  return { ...(id && { id: String(id) }), ...(next_cursor && { next_cursor }) };
}

const shared = { pkce_id: 'app_8Rd2mQv5', redirect_uri: 'http://127.0.0.1:8976/callback' };

/** The applications of the mock, whose IDs and secrets are fixed. */
export const mockApplications: Applications = {
  client_id: 'app_demo1042',
  client_secret: 'wls_demo1042',
  public_id: 'app_5Jw0cXk2',
  public_secret: 'wls_example_do_not_use',
};

/** The values of the applications that requests of OAuth refer to. */
export type Applications = Values & Readonly<Record<'client_id' | 'client_secret', string>>;

/** Returns a token request with all scopes. */
export function tokenRequest({ client_id, client_secret }: Applications): RequestInit {
  const scope = [...new Set(Object.values(operations).flatMap(({ scopes }) => scopes))].join(' ');
  const form = { grant_type: 'client_credentials', organization_id: '1042', client_id, client_secret, scope };
  return { method: 'POST', body: new URLSearchParams(form) };
}

/** Returns a client that first sends the requests before a request, too, and refers to the values in their responses. */
export const inSequence =
  (
    send: (request: RawRequest) => Promise<readonly [response: ComparedResponse, text: string]>,
    applications: Applications,
  ): Send =>
  async ({ after = [], ...request }) => {
    let values: Values = { ...shared, ...applications };
    for (const before of after) {
      const [, text] = await send(requestWith(before, values));
      values = { ...values, ...valuesIn(text) };
    }
    const [compared] = await send(requestWith(request, values));
    return withoutValues(compared, values);
  };

/** Returns a request as fetch sends it. @param token sent if the request has no Authorization of its own */
export function fetchArguments({ method, headers, body }: RawRequest, token: string): RequestInit {
  const all = Object.entries({ ...(token && { authorization: `Bearer ${token}` }), ...headers });
  const sent = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return { method, headers: sent, ...(body !== undefined && body !== '' && { body }) };
}

/** A request whose responses differ. */
interface Difference {
  readonly name: string;
  readonly expected: ComparedResponse;
  readonly found: ComparedResponse;
}

/** Returns where the responses of two servers differ. */
export async function differencesOf(requests: readonly RawRequest[], expected: Send, found: Send) {
  const differences: Difference[] = [];
  const compareOne = async (request: RawRequest) => {
    const [response, other] = await Promise.all([expected(request), found(request)]);
    if (JSON.stringify(response) === JSON.stringify(other)) return;
    differences.push({ name: request.name, expected: response, found: other });
  };
  for (let at = 0; at < requests.length; at += concurrency) {
    await Promise.all(requests.slice(at, at + concurrency).map(compareOne));
  }
  return differences;
}

const concurrency = 16;
