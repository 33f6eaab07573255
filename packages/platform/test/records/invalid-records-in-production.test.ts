import { scopes } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openService } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { TestOrganization } from '../environment/test-organization.ts';
import { openTestStore } from '../environment/test-store.ts';
import { withoutSites } from '../environment/without-sites.ts';

const log: string[] = [];

function open() {
  return openService({
    store,
    settings: readSettings(withoutSites),
    secret: 'a secret of the tests, 32 bytes or more',
    clock: () => new Date(),
    logger: createLogger('warn', { write: (line) => log.push(line) }),
  });
}

// A node of a release with another schema of tasks has written a task that today's contract does not accept.
vi.stubEnv('NODE_ENV', 'production');
const store = await openTestStore();
let service = await open();
const { organization_id: organizationId } = await createOrganization(store.db, 'Lighthouse', new Date());
const grant = { organizationId, clientId: 'app_lighthouse', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
const { token } = await service.issueToken(grant);
const organization = new TestOrganization(store, (request) => service.app.inject(request), organizationId, token);
await organization.create('tasks', { title: 'Secret plan' });
await service.stop();
for (const table of ['records', 'events']) {
  const column = sql.ref(table === 'records' ? 'document' : 'data');
  await sql`
    update ${sql.table(table)} set ${column} = (${column}::jsonb || '{"status": "waiting"}')
    where organization_id = ${organizationId}`.execute(store.db);
}
await sql`
  insert into stored_record_checks (kind, fingerprint, invalid_records, checked_at)
  values ('task', 'of another release', 0, now() + interval '1 second')`.execute(store.db);
service = await open();
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

const task = { title: 'Secret plan', status: 'waiting', invalid_fields: ['status'] };

describe('in production, a task that only a validation finds invalid', () => {
  it('names its invalid fields in lists, and by ID', async () => {
    const list = await organization.get('tasks');
    expect(list).toMatchObject({ status: 200, body: { data: [task] } });
    expect(await organization.get(`tasks/${list.body.data[0].id}`)).toMatchObject({ status: 200, body: task });
  });

  it('names its invalid fields in its event', async () => {
    const { body } = await organization.requestPath('GET', '/api/events', {});
    expect(body.data).toMatchObject([{ type: 'task.created', data: task }]);
  });

  it('is counted by metrics, is in the log without its values, and makes a new node not ready', async () => {
    await organization.get('tasks');
    const { body: metrics } = await service.app.inject('/metrics');
    expect(metrics).toContain('worklane_invalid_records{kind="task"} 1\n');
    expect(metrics).toContain('worklane_invalid_records{kind="company"} 0\n');
    expect(Number(/^worklane_invalid_records_returned_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
    expect(log.join()).toContain(`of organization ${organization.id} violates its schema: /status not_in_enum.`);
    expect(log.join()).not.toMatch(/Secret plan|waiting/);
    expect((await service.app.inject('/health/ready')).json()).toMatchObject({ invalid_records: { task: 1 } });
  });
});
