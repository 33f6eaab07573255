import { scopes } from '@worklane/contract';
import { createServer, ProblemError, partialHandlers } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../src/database/store.ts';
import type { RecordQuota } from '../../src/http/quotas.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { AddressPolicy } from '../../src/outbound/address-policy.ts';
import { recordHandlers } from '../../src/records/handlers.ts';
import { RecordIds } from '../../src/records/record.ts';
import { Encryption } from '../../src/secrets/encryption.ts';
import { acceptWebhookUrl, describeWebhookUrl } from '../../src/webhooks/endpoints/webhook-url-policy.ts';
import { webhookHandlers } from '../../src/webhooks/open-webhooks.ts';
import { released } from './released.ts';
import { type Inject, TestOrganization } from './test-organization.ts';
import { sharedTestStore } from './test-store.ts';

/** Small enough for a test to reach it. */
export const webhooksPerOrganization = 40;

/** The resource API and the webhooks, with a clock that tests can set. */
export interface TestApi {
  readonly store: Store;
  readonly app: FastifyInstance;
  /** The current time of the service; null for the real time. */
  now: Date | null;
  /** The messages of the errors in the log. */
  readonly errors: string[];
  /** The messages about invalid records that were returned. */
  readonly invalid: string[];
  /** The organizations that changed, in order. */
  readonly changes: number[];
  /** The organizations with due deliveries, in order. */
  readonly due: number[];
  organization(): Promise<TestOrganization>;
  close(): Promise<void>;
}

/**
 * @param own Default: a database that the test files share
 * @param quota that of the records. Default: none
 */
export async function openTestApi(own?: Store, quota?: RecordQuota): Promise<TestApi> {
  const store = own ?? (await sharedTestStore());
  const errors: string[] = [];
  const invalid: string[] = [];
  const changes: number[] = [];
  const due: number[] = [];
  const clock = () => api.now ?? new Date();
  const resources = recordHandlers({
    store,
    ids: new RecordIds(store.db),
    storedReads: {
      mayBeInvalid: () => true,
      onInvalid: (found) => invalid.push(...found.map(({ message }) => message)),
    },
    clock,
    changed: (organizationId) => changes.push(organizationId),
    ...(quota && { quota }),
  });
  const addressPolicy = new AddressPolicy();
  const webhooks = webhookHandlers({
    store,
    clock,
    encryption: new Encryption('a secret of the tests, 32 bytes or more', 'webhook secrets'),
    addressPolicy,
    maxPerOrganization: () => webhooksPerOrganization,
    notifyDue: (organizationId) => due.push(organizationId),
  });
  const write = (line: string) => errors.push(JSON.parse(line).err?.message);
  const app = createServer({
    handlers: partialHandlers({ ...resources, ...webhooks }),
    authenticate,
    validateResponses: true,
    describePatternViolation: describeWebhookUrl(addressPolicy),
    acceptPatternViolation: acceptWebhookUrl(addressPolicy),
    fastify: { loggerInstance: createLogger('error', { write }) },
  });
  const opened: TestApi = {
    store,
    app,
    now: null,
    errors,
    invalid,
    changes,
    due,
    async organization() {
      const { organization_id } = await store.db
        .insertInto('organizations')
        .values({ name: 'Tester', created_at: new Date().toISOString() })
        .returning('organization_id')
        .executeTakeFirstOrThrow();
      return new TestOrganization(store, injectInto(api), organization_id);
    },
    close: () => app.close(),
  };
  const api = released(opened, 'close');
  return api;
}

/** Refers to nothing but the API, which is released. */
const injectInto =
  (api: TestApi): Inject =>
  (request) =>
    api.app.inject(request);

/** A token is `<organization>.<client>` with every scope, or `<organization>.<client>~<scope>~<scope>` with some. */
function authenticate(token: string) {
  const [organization, ...rest] = token.split('.');
  const [client = '', ...granted] = rest.join('.').split('~');
  const [clientId = '', subject] = client.split('+');
  if (!Number(organization)) throw new ProblemError('token_invalid', 'The token is not one of the tests.');
  const all = granted.length > 0 ? granted : Object.keys(scopes);
  return { organizationId: Number(organization), clientId, ...(subject && { subject }), scopes: new Set(all) };
}
