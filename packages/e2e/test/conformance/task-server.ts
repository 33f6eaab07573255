import { createHash } from 'node:crypto';
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

/** Returns handlers of the five operations on tasks, which they keep in memory. */
function taskHandlers(): TaskHandlers {
  const tasks = new Map<number, schemas.Task>();
  const bodies = new Map<string, string>();
  let nextId = 1;

  const find = (id: number): schemas.Task => {
    const task = tasks.get(id);
    if (!task) throw new ProblemError('not_found', `No task ${id}.`);
    return task;
  };
  const requireMatch = ({ version }: schemas.Task, ifMatch: string | undefined): void => {
    if (ifMatch === undefined || ifMatch === `"${version}"`) return;
    throw new ProblemError('version_mismatch', `The task is at version ${version}.`);
  };
  const requireUnused = ({ id, external_id }: schemas.Task): void => {
    if (external_id === null) return;
    if (![...tasks.values()].some((other) => other.id !== id && other.external_id === external_id)) return;
    throw new ProblemError('external_id_taken', `Another task has the external_id ${external_id}.`);
  };
  const requireSameBody = (key: string | undefined, body: unknown): void => {
    if (key === undefined) return;
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const first = bodies.get(key) ?? hash;
    bodies.set(key, first);
    if (first !== hash) throw new ProblemError('idempotency_key_reused', 'The key was sent with another body.');
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
    createTask({ path, body, headers }) {
      requireSameBody(headers['idempotency-key'], body);
      const [id, now] = [nextId++, new Date().toISOString()];
      const task = store({
        ...{ ...blank, ...defaults(), ...body, ...path },
        ...{ id, version: 1, created_at: now, updated_at: now },
      });
      const Location = `/api/v1/${path.organization_id}/tasks/${id}`;
      return { status: 201, body: task, headers: { Location, ETag: '"1"' } };
    },
    getTask({ path }) {
      const task = find(path.id);
      return { status: 200, body: task, headers: { ETag: `"${task.version}"` } };
    },
    updateTask({ path, body, headers }) {
      const old = find(path.id);
      requireMatch(old, headers['if-match']);
      const custom_fields = { ...old.custom_fields, ...body.custom_fields } as schemas.Task['custom_fields'];
      const task = store({ ...old, ...body, custom_fields, version: old.version + 1 });
      return { status: 200, body: task, headers: { ETag: `"${task.version}"` } };
    },
    deleteTask({ path, headers }) {
      const task = find(path.id);
      requireMatch(task, headers['if-match']);
      const referencedBy = [...tasks.values()]
        .filter(({ parent_task_id }) => parent_task_id === task.id)
        .map(({ id }) => ({ kind: 'task' as const, id }));
      if (referencedBy.length > 0) {
        throw new ProblemError('record_referenced', 'Other tasks refer to this task.', { referencedBy });
      }
      tasks.delete(task.id);
      return { status: 204 };
    },
  };
}

/** Creates a server that implements only the five operations on tasks. */
export const createTaskServer = (changes: Partial<TaskHandlers> = {}) =>
  createServer({ handlers: partialHandlers({ ...taskHandlers(), ...changes }), authenticate, validateResponses: true });
