import type { ReceivedRequest } from './received-requests.ts';

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'cookie', 'proxy-authorization']);
const secretFields: ReadonlySet<string> = new Set([
  'client_secret',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
  'access_token',
]);
const removed = '[removed]';

/** Returns a request without credentials, which nobody needs to see in the list of requests. */
export function withoutCredentials(request: ReceivedRequest): ReceivedRequest {
  const { headers, query, body } = request;
  return {
    ...request,
    headers: replaceValues(headers, secretHeaders),
    query: replaceValues(query, secretFields),
    body: typeof body === 'string' ? withoutFormSecrets(body) : body,
  };
}

const replaceValues = <T extends object>(values: T, secrets: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, secrets.has(name) ? removed : value])) as T;

const withoutFormSecrets = (form: string): string =>
  new URLSearchParams(replaceValues(Object.fromEntries(new URLSearchParams(form)), secretFields)).toString();
