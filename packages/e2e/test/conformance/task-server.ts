import { resources, type schemas, scopes } from '@worklane/contract';
import { createdRecordDeleted, nextLink } from '@worklane/contract/requests';
import { IdempotencyKeys, type ListQuery, Store } from '@worklane/model';
import {
  bodyViolations,
  createServer,
  type Handlers,
  type Principal,
  ProblemError,
  partialHandlers,
} from '@worklane/server';

type TaskHandlers = Pick<Handlers, 'listTasks' | 'createTask' | 'getTask' | 'updateTask' | 'deleteTask'>;

const principal = (organizationId: number, granted: readonly string[]): Principal => ({
  organizationId,
  clientId: 'app_1',
  scopes: new Set(granted),
});

const valid = new Map([
  ['full', principal(1042, Object.keys(scopes))],
  ['narrow', principal(1042, ['presences.read'])],
  ['foreign', principal(7, Object.keys(scopes))],
]);

function authenticate(token: string): Principal {
  const found = valid.get(token);
  if (found) return found;
  if (token === 'expired') throw new ProblemError('token_expired', 'The access token has expired.');
  if (token === 'revoked') throw new ProblemError('token_revoked', 'The access token was revoked.');
  throw new ProblemError('token_invalid', 'Invalid access token.');
}

/** The credentials of the server for the conformance suite. */
export const credentials = {
  organization_id: 1042,
  token: 'full',
  expired_token: 'expired',
  revoked_token: 'revoked',
  narrow_token: { scope: 'presences.read', token: 'narrow' },
  foreign_token: 'foreign',
};

interface KeyedCall {
  readonly operation: { readonly id: string };
  readonly path: { readonly organization_id: number };
  readonly body?: unknown;
  readonly headers: { readonly 'idempotency-key'?: string };
}

interface Reply {
  readonly status: number;
  readonly headers?: object;
}

/** Returns handlers of the five operations on tasks, which the model keeps in memory. */
function taskHandlers(): TaskHandlers {
  const { tasks } = resources;
  const store = new Store({ violationsOf: bodyViolations });
  const keys = new IdempotencyKeys<Reply>();
  const once = <R extends Reply>(call: KeyedCall, respond: () => R, requireCurrent = (_: R) => {}): R => {
    const { operation, path, body = null, headers } = call;
    const key = headers['idempotency-key'];
    if (key === undefined) return respond();
    const { organization_id: organizationId } = path;
    const request = { operation: operation.id, organizationId, principal: '', key, content: [path, body] };
    const { response, replayed } = keys.once(request, new Date(), respond) as { response: R; replayed: boolean };
    if (!replayed) return response;
    requireCurrent(response);
    return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': 'true' } };
  };
  const found = (record: object) => {
    const body = record as schemas.Task;
    return { status: 200 as const, body, headers: { ETag: `"${body.version}"` } };
  };
  return {
    listTasks({ path, query, request }) {
      const { records, nextCursor } = store.list(tasks, path.organization_id, query as ListQuery);
      const headers = nextLink(request.url, nextCursor);
      return { status: 200, body: { data: records as object[] as schemas.Task[], next_cursor: nextCursor }, headers };
    },
    createTask: (call) =>
      once(
        call,
        () => {
          const { path, body } = call;
          const { headers, ...created } = found(store.create(tasks, path.organization_id, body));
          const Location = `/api/v1/${path.organization_id}/tasks/${created.body.id}`;
          return { ...created, status: 201 as const, headers: { ...headers, Location } };
        },
        ({ body: { organization_id, id } }) => {
          if (!store.has(organization_id, { kind: 'task', id })) throw createdRecordDeleted('task', id);
        },
      ),
    getTask: ({ path }) => found(store.get(tasks, path.organization_id, path.id)),
    updateTask: (call) =>
      once(
        call,
        () => {
          const { path, body, headers } = call;
          return found(store.update(tasks, path.organization_id, path.id, body, { ifMatch: headers['if-match'] }));
        },
        ({ body }) => store.get(tasks, body.organization_id, body.id),
      ),
    deleteTask: (call) =>
      once(call, () => {
        const { path, headers } = call;
        store.delete(tasks, path.organization_id, path.id, { ifMatch: headers['if-match'] });
        return { status: 204 as const };
      }),
  };
}

/** Creates a server that implements only the five operations on tasks. */
export const createTaskServer = () =>
  createServer({
    handlers: partialHandlers(taskHandlers()),
    authenticate,
    validateResponses: true,
  });
