import { type Field, type Resource, resources } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeText } from '../../src/database/postgresql/prepared-statements.ts';
import type { Store } from '../../src/database/store.ts';
import { type ListQuery, listRecords, listStatement } from '../../src/records/list.ts';
import { deleteStatement, insertStatement, updateStatement } from '../../src/records/record-statements.ts';
import { openTestApi } from '../environment/test-api.ts';
import { openTestStore } from '../environment/test-store.ts';

const tasks: Resource = resources.tasks;
const count = 5000;

const api = await openTestApi(await openTestStore());
const organization = await api.organization();
const other = await api.organization();
const project = await organization.create('projects', { name: 'one' });
for (const { id } of [organization, other]) {
  await sql`
    insert into records
    select ${id}::bigint, 'task', ${id}::bigint * 1000000 + n, 1, 'external ' || n,
      jsonb_build_object('title', 'task ' || md5(n::text), 'status', (array['open', 'done'])[1 + (n % 50 = 0)::int],
        'priority', 'normal', 'project_id', case when n % 100 = 0 then ${project.id}::bigint end,
        'assignee_id', n, 'parent_task_id', n, 'due_at', to_char(created, 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
        'completed_at', case when n % 100 = 0 then to_char(created, 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"') end,
        'tags', jsonb_build_array('tag ' || n % 500)),
      strip(to_tsvector('simple', 'task word' || n % 500)), created, created
    from generate_series(1, ${count}::int) n,
      lateral (select timestamptz '2020-01-01' + n * interval '1 minute' as created) at`.execute(api.store.db);
}
await sql`analyze`.execute(api.store.db);

const fields = Object.entries(tasks.fields);

describe('query plans of lists', () => {
  it.each(fields.filter(([, { sortable }]) => sortable).map(([name]) => name))(
    'reads an index in order for a page sorted by %s, with and without a cursor',
    async (name) => {
      for (const sort of [name, `-${name}`]) {
        const { next_cursor: cursor } = await listRecords(
          api,
          tasks,
          organization.id,
          { limit: 50, sort },
          { now: new Date() },
        );
        for (const query of [
          { limit: 50, sort },
          { limit: 50, sort, cursor: cursor ?? '' },
        ]) {
          const plan = await planOf(query);
          expect(plan).toMatch(new RegExp(`Index Scan (Backward )?using records_tasks_sort_${name}\\b`));
          expect(plan).not.toMatch(/Seq Scan|Sort Key/);
        }
      }
    },
  );

  const searches: [string, Record<string, unknown>, RegExp][] = [
    ...fields.filter(([, { filter }]) => filter === 'equals').map(equality),
    ...fields.filter(([, { filter }]) => filter === 'range').map(range),
    ['status_in', { status_in: ['done', 'cancelled'] }, /records_tasks_(by_status|sort_created_at)/],
    ['assignee_id_in', { assignee_id_in: [7, 8, 9] }, /records_tasks_by_assignee_id/],
    ['project_id_not', { project_id_not: [7] }, /records_tasks_sort_created_at/],
    ['project_id_empty', { project_id_empty: false }, /records_tasks_(by_project_id|sort_created_at)/],
    ['completed_at_empty', { completed_at_empty: false, sort: 'completed_at' }, /records_tasks_sort_completed_at/],
    [
      'a range or none',
      { due_at_from: '2020-01-04T10:00:00Z', due_at_empty: true, sort: 'due_at' },
      /records_tasks_sort_due_at/,
    ],
    ['tags', { tags: 'tag 7' }, /records_tasks_list_terms/],
    ['q', { q: 'word7' }, /records_tasks_list_terms/],
    ['ids', { ids: Array.from({ length: 200 }, (_, index) => 1_000_000 + index) }, /records_tasks_pkey/],
    ['updated_since', { updated_since: '2020-01-04T10:00:00Z', sort: '-updated_at' }, /records_tasks_sort_updated_at/],
  ];

  it.each(searches)('reads an index for the filter %s', async (_name, query, index) => {
    const plan = await planOf({ limit: 50, ...query });
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  function equality([name, { enum: values }]: [string, Field]): [string, Record<string, unknown>, RegExp] {
    const index = name === 'external_id' ? /external_id/ : new RegExp(`records_tasks_(by_${name}|sort_created_at)`);
    return [name, { [name]: name === 'external_id' ? 'external 7' : (values?.at(-2) ?? 7) }, index];
  }

  function range([name]: [string, Field]): [string, Record<string, unknown>, RegExp] {
    const query = { [`${name}_from`]: '2020-01-02T10:00:00Z', [`${name}_to`]: '2020-01-02T10:30:00Z', sort: name };
    return [name, query, new RegExp(`records_tasks_sort_${name}`)];
  }

  /** The plan of the statement that a list runs, or that of a search for rare words. */
  async function planOf(query: ListQuery): Promise<string> {
    const { select, search } = listStatement(tasks, organization.id, query, { now: new Date() });
    const statement = search?.selectWithTerms ?? select;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(api.store.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
});

describe('query plans of changes, made while the tables are empty', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const changes: [string, string, RegExp][] = [
    ['insertion', insertStatement, /webhooks_pkey/],
    ['update', updateStatement('task'), /records_tasks_pkey/],
    ['deletion', deleteStatement('task'), /records_tasks_pkey.*record_references_by_target/s],
  ];

  it.each(changes)('read indexes for an %s', async (_name, statement, index) => {
    const explain = `explain (generic_plan) ${statement}`;
    const rows = await executeText<{ 'QUERY PLAN': string }>(store.db, explain, ['[]', null, []]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan|Hash|Merge/);
  });
});
