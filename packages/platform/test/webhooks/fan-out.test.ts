import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecord } from '../../src/records/create.ts';
import { RecordIds, resourceOf } from '../../src/records/record.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { register, url } from './test-webhooks.ts';

let organization: TestOrganization;

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
});
afterEach(() => {
  api.now = null;
});

const every = { events: ['task.created', 'task.updated', 'task.deleted'] };

describe('the transaction of a change', () => {
  it('writes the deliveries for a thousand webhooks of its organization in one statement', async () => {
    await register(await api.organization(), every);
    await sql`
    insert into webhooks (organization_id, url, events, status, secret, created_at, updated_at)
    select ${organization.id}, ${url}, '["task.created"]', 'enabled', 'none', now(), now()
    from generate_series(1, 1000)`.execute(api.store.db);
    let statements = 0;
    const db = api.store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements++;
        return result;
      },
    });
    const ids = new RecordIds(api.store.db);
    await ids.next();
    const context = { store: { ...api.store, db }, ids, clock: () => new Date(), changed: () => undefined };
    const principal = { organizationId: organization.id, clientId: 'app', scopes: new Set<string>() };
    await createRecord(context, resourceOf('task'), principal, { title: 'one' });
    expect(statements).toBe(1);
    const { rows } = await sql`
    select count(*) as deliveries, count(distinct webhook_id) as webhooks, count(distinct message_id) as messages
    from deliveries where message_id in (select id from events where organization_id = ${organization.id})`.execute(
      api.store.db,
    );
    expect(rows).toEqual([{ deliveries: 1000, webhooks: 1000, messages: 1 }]);
  });

  it('writes nothing when the deliveries cannot be written', async () => {
    await register(organization, every);
    const task = await organization.create('tasks', { title: 'before' });
    const size = await organization.size();
    await sql`alter table deliveries add constraint full_disk check (message_type = 'nothing') not valid`.execute(
      api.store.db,
    );
    const responses = [
      await organization.post('tasks', { title: 'one' }, { 'idempotency-key': 'mine' }),
      await organization.patch(`tasks/${task.id}`, { title: 'after' }),
      await organization.delete(`tasks/${task.id}`),
    ];
    await sql`alter table deliveries drop constraint full_disk`.execute(api.store.db);
    expect(responses.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await organization.size()).toEqual(size);
    expect((await organization.get(`tasks/${task.id}`)).body).toEqual(task);
  });
});
