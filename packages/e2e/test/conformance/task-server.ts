import { type schemas, scopes } from '@worklane/contract';
import { createServer, type Handlers, type Principal, ProblemError, partialHandlers } from '@worklane/server';

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

const blank = {
  description: null,
  project_id: null,
  parent_task_id: null,
  assignee_id: null,
  due_at: null,
  estimated_minutes: null,
  completed_at: null,
  external_id: null,
};

const defaults = (): Pick<schemas.Task, 'status' | 'priority' | 'tags' | 'custom_fields'> => ({
  status: 'open',
  priority: 'normal',
  tags: [],
  custom_fields: {},
});

interface KeyedCall {
  readonly operation: { readonly id: string };
  readonly path: object;
  readonly body?: unknown;
  readonly headers: { readonly 'idempotency-key'?: string };
}

/** Returns handlers of the five operations on tasks, which they keep in memory. */
function taskHandlers(): TaskHandlers {
  const tasks = new Map<number, schemas.Task>();
  const replies = new Map<string, { readonly request: string; readonly response: object }>();
  let nextId = 1;

  const find = (id: number): schemas.Task => {
    const task = tasks.get(id);
    if (!task) throw new ProblemError('not_found', `No task ${id}.`);
    return task;
  };
  const requireStored = ({ id }: schemas.Task): void => {
    if (!tasks.has(id)) throw new ProblemError('created_record_deleted', `Task ${id} has been deleted.`);
  };
  const requireMatch = ({ version }: schemas.Task, ifMatch: string | undefined): void => {
    if (ifMatch === undefined || ifMatch === `"${version}"`) return;
    throw new ProblemError('version_mismatch', `The task is at version ${version}.`, {
      headers: { ETag: `"${version}"` },
    });
  };
  const requireUnused = ({ id, external_id }: schemas.Task): void => {
    if (external_id === null) return;
    if (![...tasks.values()].some((other) => other.id !== id && other.external_id === external_id)) return;
    throw new ProblemError('external_id_taken', `Another task has the external_id ${external_id}.`);
  };
  const once = <Response extends { readonly status: number; readonly headers?: object }>(
    { operation, path, body, headers }: KeyedCall,
    respond: () => Response,
    requireCurrent?: (response: Response) => void,
  ): Response => {
    const key = headers['idempotency-key'];
    if (key === undefined) return respond();
    const request = JSON.stringify([operation.id, path, body]);
    const reply = replies.get(key);
    if (!reply) {
      const response = respond();
      replies.set(key, { request, response });
      return response;
    }
    if (reply.request !== request)
      throw new ProblemError('idempotency_key_reused', 'The key was sent with another request.');
    const response = reply.response as Response;
    requireCurrent?.(response);
    return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': 'true' } };
  };
  const store = (task: schemas.Task): schemas.Task => {
    requireUnused(task);
    tasks.set(task.id, task);
    return task;
  };
  return {
    listTasks({ query }) {
      if (query.cursor !== undefined) throw new ProblemError('invalid_cursor', 'Unknown cursor.');
      return { status: 200, body: { data: [...tasks.values()].slice(0, query.limit), next_cursor: null } };
    },
    createTask: (call) =>
      once(
        call,
        () => {
          const { path, body } = call;
          const [id, now] = [nextId++, new Date().toISOString()];
          const task = store({
            ...{ ...blank, ...defaults(), ...body, ...path },
            ...{ id, version: 1, created_at: now, updated_at: now },
          });
          const Location = `/api/v1/${path.organization_id}/tasks/${id}`;
          return { status: 201 as const, body: task, headers: { Location, ETag: '"1"' } };
        },
        ({ body }) => requireStored(body),
      ),
    getTask({ path }) {
      const task = find(path.id);
      return { status: 200, body: task, headers: { ETag: `"${task.version}"` } };
    },
    updateTask: (call) =>
      once(call, () => {
        const { path, body, headers } = call;
        const old = find(path.id);
        requireMatch(old, headers['if-match']);
        const custom_fields = { ...old.custom_fields, ...body.custom_fields } as schemas.Task['custom_fields'];
        const task = store({ ...old, ...body, custom_fields, version: old.version + 1 });
        return { status: 200 as const, body: task, headers: { ETag: `"${task.version}"` } };
      }),
    deleteTask: (call) =>
      once(call, () => {
        const task = find(call.path.id);
        requireMatch(task, call.headers['if-match']);
        const referencedBy = [...tasks.values()]
          .filter(({ parent_task_id }) => parent_task_id === task.id)
          .map(({ id }) => ({ kind: 'task' as const, id }));
        if (referencedBy.length > 0) {
          throw new ProblemError('record_referenced', 'Other tasks refer to this task.', { referencedBy });
        }
        tasks.delete(task.id);
        return { status: 204 as const };
      }),
  };
}

/** Creates a server that implements only the five operations on tasks. */
export const createTaskServer = (changes: Partial<TaskHandlers> = {}) =>
  createServer({ handlers: partialHandlers({ ...taskHandlers(), ...changes }), authenticate, validateResponses: true });
