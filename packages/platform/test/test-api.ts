import { scopes } from '@worklane/contract';
import { createServer, ProblemError } from '@worklane/server';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Store } from '../src/database/store.ts';
import { resourceHandlers } from '../src/resources/handlers.ts';
import { RecordIds } from '../src/resources/ids.ts';
import { TestOrganization } from './test-organization.ts';
import { openTestStore } from './test-store.ts';

/** The resource API on a database of its own, with a clock that tests can set. */
export interface TestApi {
  readonly store: Store;
  readonly app: FastifyInstance;
  /** The current time of the service; null is the real one. */
  now: Date | null;
  /** The organizations that changed, in order. */
  readonly changes: number[];
  organization(): Promise<TestOrganization>;
  close(): Promise<void>;
}

export async function openTestApi(): Promise<TestApi> {
  const store = await openTestStore();
  const changes: number[] = [];
  const handlers = resourceHandlers({
    store,
    ids: new RecordIds(store.db),
    clock: () => api.now ?? new Date(),
    changed: (organizationId) => changes.push(organizationId),
  });
  const app = createServer({ handlers, authenticate, checkAnswers: true });
  const api: TestApi = {
    store,
    app,
    now: null,
    changes,
    async organization() {
      const { organization_id } = await store.db
        .insertInto('organizations')
        .values({ name: 'Tester', created_at: new Date().toISOString() })
        .returning('organization_id')
        .executeTakeFirstOrThrow();
      return new TestOrganization(store, (request) => app.inject(request), organization_id);
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
  return api;
}

export type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>;

/** A token is `<organization>.<client>`, with every scope. */
function authenticate(token: string) {
  const [organization, clientId = ''] = token.split('.');
  if (!Number(organization)) throw new ProblemError('token_invalid', 'The token is not one of the tests.');
  return { organizationId: Number(organization), clientId, scopes: new Set(Object.keys(scopes)) };
}
