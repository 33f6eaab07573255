import type { Resource } from '@worklane/contract';
import { etagOf, ProblemError } from '@worklane/contract/requests';
import type { Store } from '@worklane/model';
import type { HttpResponse } from '../http/request-handler.ts';
import type { Call } from './call.ts';
import type { Once } from './once.ts';

/** Performs an operation on the records of a kind. @throws ProblemError */
export type Action = (store: Store, resource: Resource, call: Call, once: Once) => HttpResponse;

type ChangeName = 'create' | 'update' | 'upsert' | 'delete' | 'restore';

/** A change as the contract has it: exactly one of the properties. */
type Change = Readonly<Partial<Record<ChangeName, Readonly<Record<string, unknown>>>>>;

/** Undefined: another change of an atomic batch failed. */
type Outcome = HttpResponse | ProblemError | undefined;

const withoutKey: Once = Object.assign((_call: Call, perform: () => HttpResponse) => perform(), {
  wasPerformed: () => false,
});

/** Returns the action that makes changes as their own operations do. Each change has an idempotency key of its own. */
export const batchOf =
  (actions: Readonly<Record<ChangeName, Action>>): Action =>
  (store, resource, call, once) => {
    const { items, atomic } = call.body as { readonly items: readonly Change[]; readonly atomic?: boolean };
    const { 'idempotency-key': key, ...headers } = call.headers;
    const keyed = items.map((_, index) => ({
      ...call,
      headers: key === undefined ? {} : { 'idempotency-key': `${key}\n${index}` },
    }));
    const isRepeated = keyed.filter(once.wasPerformed).length > 0;

    const make = (change: Change, itsOnce: Once): HttpResponse => {
      const [[name, value] = ['', {}]] = Object.entries(change);
      const isNested = name === 'update' || name === 'upsert';
      const { id, external_id, version } = name === 'create' ? {} : value;
      const condition = version !== undefined && { 'if-match': etagOf({ version: Number(version) }) };
      const changes = isNested ? value.changes : value;
      const own = {
        ...call,
        path: { ...call.path, id, external_id },
        headers: { ...headers, ...condition },
        body: changes,
      };
      return actions[name as ChangeName](store, resource, own, itsOnce);
    };
    const withKey = (index: number): Once =>
      Object.assign<Once, object>(
        ((_call, ...performance) => once(keyed[index] as Call, ...performance)) as Once,
        withoutKey,
      );

    if (!atomic || isRepeated) {
      return responseOf(
        call,
        items.map((change, index) => outcomeOf(() => make(change, withKey(index)))),
      );
    }
    const made: HttpResponse[] = [];
    const outcome = outcomeOf(() =>
      store.atomically(call.organizationId, () => {
        for (const change of items) made.push(make(change, withoutKey));
        return made;
      }),
    );
    if (outcome instanceof ProblemError) {
      return responseOf(
        call,
        items.map((_, index) => (index === made.length ? outcome : undefined)),
      );
    }
    return responseOf(
      call,
      made.map((response, index) => withKey(index)(call, () => response)),
    );
  };

function outcomeOf<Made>(make: () => Made): Made | ProblemError {
  try {
    return make();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

function responseOf({ request }: Call, outcomes: readonly Outcome[]): HttpResponse {
  const results = outcomes.map((outcome) => {
    if (outcome === undefined) return '{"status":424}';
    const { status } = outcome;
    if (outcome instanceof ProblemError) {
      return JSON.stringify({ status, problem: outcome.body(request.url.pathname, request.id) });
    }
    return `{"status":${status}${outcome.body === null ? '' : `,"record":${outcome.body}`}}`;
  });
  const isReplay = outcomes.every(
    (outcome) => outcome && 'headers' in outcome && 'Idempotency-Replayed' in outcome.headers,
  );
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json', ...(isReplay && { 'Idempotency-Replayed': 'true' }) },
    body: `{"results":[${results.join()}]}`,
  };
}
