import { randomUUID } from 'node:crypto';
import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AuditEntry, operator, recordAudit } from '../../src/audit/audit-log.ts';
import { openDashboard, type Team } from '../dashboard-api/test-dashboard.ts';

let team: Team;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
});

const record = (entry: Partial<AuditEntry> = {}) => {
  const { db } = dashboard.store;
  const created = { organizationId: team.id, action: 'application.created', actor: operator, ...entry } as const;
  return recordAudit(db, created, dashboard.clock.now);
};

const request = (operation: 'listAuditLog' | 'exportAuditLog', query: Record<string, string> = {}, who = team.owner) =>
  dashboard.node.app.inject({
    url: `/dashboard/api/organizations/${team.id}/audit-log${operation === 'exportAuditLog' ? '/export' : ''}`,
    query,
    headers: { cookie: who.cookie },
  });

const list = async (query: Record<string, string> = {}): Promise<schemas.AuditEntryList> =>
  (await request('listAuditLog', query)).json();

const idsOf = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ target }) => target?.id).toReversed();

const exported = async (query: Record<string, string> = {}): Promise<schemas.AuditEntry[]> => {
  const { body } = await request('exportAuditLog', query);
  return body === ''
    ? []
    : body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
};

describe('audit_log', () => {
  it.each([
    ['update', sql`update audit_log set action = 'x'`],
    ['update of no row', sql`update audit_log set action = 'x' where false`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
    ['truncate with cascade', sql`truncate audit_log cascade`],
  ])('rejects %s', async (_, statement) => {
    await record();
    const before = await list();
    await expect(statement.execute(dashboard.store.db)).rejects.toThrow('audit_log is append-only');
    expect(await list()).toEqual(before);
  });

  it('has no entry of a transaction that is rolled back', async () => {
    const failed = dashboard.store.db.transaction().execute(async (transaction) => {
      const entry = { organizationId: team.id, action: 'application.created', actor: operator } as const;
      await recordAudit(transaction, entry, dashboard.clock.now);
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect((await list()).data).toEqual([]);
  });
});

describe('listAuditLog', () => {
  it('returns pages, newest first, each entry once', async () => {
    for (let id = 1; id <= 5; id++) await record({ target: { type: 'webhook', id: String(id) } });
    const ids: string[] = [];
    let cursor: string | null = '';
    do {
      const page: schemas.AuditEntryList = await list({ limit: '2', ...(cursor && { cursor }) });
      ids.push(...page.data.map(({ target }) => target?.id ?? ''));
      cursor = page.next_cursor;
      // A page does not move when entries are added.
      await record();
    } while (cursor !== null);
    expect(ids).toEqual(['5', '4', '3', '2', '1']);
  });

  it('rejects a cursor of other filters', async () => {
    for (let count = 0; count < 2; count++) await record();
    const { next_cursor } = await list({ limit: '1' });
    const response = await request('listAuditLog', { cursor: next_cursor ?? '', actor: 'operator' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_cursor']);
  });

  it('returns only entries of the organization', async () => {
    await record();
    const other = await dashboard.team('Alder Street');
    const path = { organization_id: other.id };
    expect((await dashboard.call(other.owner, 'listAuditLog', { path })).json().data).toEqual([]);
    expect((await request('exportAuditLog', {}, other.owner)).statusCode).toBe(404);
  });

  it('filters by action, actor, target and time', async () => {
    const eva = { type: 'member', member_id: 7, name: 'Eva Lindqvist', email: 'Eva@example.com' } as const;
    const application = { type: 'application', client_id: 'app_night', name: 'Night report' } as const;
    await record({ actor: eva, target: { type: 'application', id: 'app_1', name: 'Night report' } });
    dashboard.clock.forward(60);
    await record({ actor: application, action: 'webhook.created', target: { type: 'webhook', id: '9' } });
    dashboard.clock.forward(60);
    await record({ action: 'application.deleted', target: { type: 'application', id: 'app_2', name: 'Field app' } });
    dashboard.clock.forward(-120);

    expect(await idsOf({ actions: 'application.created,application.deleted' })).toEqual(['app_1', 'app_2']);
    expect(await idsOf({ actor: 'eva@EXAMPLE.com' })).toEqual(['app_1']);
    expect(await idsOf({ actor: 'eva lindqvist' })).toEqual(['app_1']);
    expect(await idsOf({ actor: 'app_night' })).toEqual(['9']);
    expect(await idsOf({ actor: 'operator' })).toEqual(['app_2']);
    expect(await idsOf({ target: 'night report' })).toEqual(['app_1']);
    expect(await idsOf({ target: '9' })).toEqual(['9']);
    expect(await idsOf({ target: '%' })).toEqual([]);
    const range = { created_at_from: '2026-03-02T08:16:00Z', created_at_to: '2026-03-02T08:17:00Z' };
    expect(await idsOf(range)).toEqual(['9']);
    const filtered = await exported({ ...range, actor: 'app_night' });
    expect(filtered.map(({ target }) => target?.id)).toEqual(['9']);
  });

  it.each([
    ['actions', 'application.renamed'],
    ['created_at_from', 'yesterday'],
    ['actor', ''],
  ])('rejects an invalid %s', async (name, value) => {
    for (const operation of ['listAuditLog', 'exportAuditLog'] as const) {
      const response = await request(operation, { [name]: value });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_parameter']);
    }
  });
});

describe('exportAuditLog', () => {
  it('returns the whole log as a file of JSON lines', async () => {
    await dashboard.store.db
      .insertInto('audit_log')
      .values(
        Array.from({ length: 1001 }, (_, index) => ({
          organization_id: team.id,
          created_at: dashboard.clock.now.toISOString(),
          action: 'webhook.deleted',
          actor: JSON.stringify({ type: 'member', email: `${randomUUID()}@example.com`, name: 'Line\nbreak' }),
          target: JSON.stringify({ type: 'webhook', id: String(index) }),
          origin: null,
          details: '{}',
        })),
      )
      .execute();
    const response = await request('exportAuditLog');
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': `attachment; filename="audit-log-${team.id}.jsonl"`,
    });
    const entries = await exported();
    expect(entries.map(({ target }) => Number(target?.id))).toEqual(
      Array.from({ length: 1001 }, (_, index) => 1000 - index),
    );
    expect(entries.slice(0, 2)).toEqual((await list({ limit: '2' })).data);
  });

  it('returns an empty file for an empty log', async () => {
    expect(await exported()).toEqual([]);
  });

  it('sends no body to HEAD', async () => {
    await record();
    const url = `/dashboard/api/organizations/${team.id}/audit-log/export`;
    const response = await dashboard.node.app.inject({ method: 'HEAD', url, headers: { cookie: team.owner.cookie } });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});
