import { WorklaneError } from '@worklane/client';
import type { paths, schemas } from '@worklane/contract/dashboard';
import createClient, { type Client, type Middleware } from 'openapi-fetch';

/** The dashboard's own interface, in the session of the person. What it refuses is thrown. */
export type DashboardApi = Client<paths, 'application/json'>;

/**
 * @param csrfToken that of the session, as soon as it is known.
 * @throws WorklaneError from every call, as @worklane/client throws them.
 */
export function createDashboardApi(csrfToken: () => string | undefined): DashboardApi {
  const api = createClient<paths, 'application/json'>({ baseUrl: location.origin });
  api.use(provingOrigin(csrfToken), throwingProblems);
  return api;
}

const provingOrigin = (csrfToken: () => string | undefined): Middleware => ({
  onRequest({ request }) {
    const token = csrfToken();
    if (request.method !== 'GET' && token !== undefined) request.headers.set('X-CSRF-Token', token);
    return request;
  },
});

const throwingProblems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
  onError: ({ error }) =>
    new WorklaneError('network_error', 'The service does not answer. Is it running?', { cause: error }),
};

async function problemOf(response: Response): Promise<WorklaneError> {
  const { status } = response;
  const problem = (await response.json().catch(() => undefined)) as schemas.Problem | undefined;
  if (problem?.code === undefined) return new WorklaneError('unexpected_response', `Answered ${status}.`, { status });
  return new WorklaneError(problem.code, problem.detail, {
    status: problem.status as never,
    errors: problem.errors ?? [],
    requestId: problem.request_id,
  });
}

/** What a call answered: refusals have been thrown. */
export async function answered<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
