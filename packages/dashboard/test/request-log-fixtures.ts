import type { schemas } from '@worklane/contract/dashboard';

/** A registered application. */
export const application = { client_id: 'app_1', name: 'Night report', type: 'private', scopes: [], secrets: [] };

/** Returns a request of the log of that application. */
export const logged = (changes: Partial<schemas.LoggedRequest> = {}): schemas.LoggedRequest => ({
  id: 1,
  client_id: 'app_1',
  via: null,
  request_id: 'req_1',
  method: 'GET',
  path: '/api/v1/7/tasks',
  operation: 'listTasks',
  status: 200,
  duration_ms: 3.4,
  problem_code: null,
  completed_at: new Date().toISOString(),
  ...changes,
});
