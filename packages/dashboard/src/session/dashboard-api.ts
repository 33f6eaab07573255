import { parameterSerializers, rawError, WorklaneError } from '@worklane/client';
import type { paths, schemas } from '@worklane/contract/dashboard';
import createClient, { type Client, type Middleware } from 'openapi-fetch';

/** The dashboard's own API, authenticated by the session cookie. Calls throw a WorklaneError for an error response. */
export type DashboardApi = Client<paths, 'application/json'>;

/** @param csrfToken returns the CSRF token of the session once it is known */
export function createDashboardApi(csrfToken: () => string | undefined): DashboardApi {
  const api = createClient<paths, 'application/json'>({ baseUrl: location.origin, ...parameterSerializers });
  api.use(sendCsrfToken(csrfToken), throwErrorResponses);
  return api;
}

const sendCsrfToken = (csrfToken: () => string | undefined): Middleware => ({
  onRequest({ request }) {
    const token = csrfToken();
    if (request.method !== 'GET' && token !== undefined) request.headers.set('X-CSRF-Token', token);
    return request;
  },
});

const throwErrorResponses: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await errorOf(response);
  },
  onError: ({ error }) =>
    new WorklaneError('network_error', 'The service did not respond. Check that it is running.', { cause: error }),
};

async function errorOf(response: Response): Promise<WorklaneError> {
  const { status } = response;
  const problem = (await response.json().catch(() => undefined)) as schemas.Problem | undefined;
  // A proxy may respond with any JSON.
  const { code, errors, requestId } = rawError({ error: problem, response });
  if (!problem || code === 'unexpected_response') {
    return new WorklaneError('unexpected_response', `Unexpected response with status ${status}.`, { status });
  }
  return new WorklaneError(code, String(problem.detail ?? code), {
    status: status as never,
    errors: [...errors],
    requestId,
  });
}

/** Returns the body of a successful response. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
