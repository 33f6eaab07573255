import { type Resource, resources } from '@worklane/contract';
import { mostRanked } from '@worklane/contract/search-ranking';
import { searchTokens } from '@worklane/contract/search-tokens';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { executeText, preparedMark } from '../../src/database/postgresql/prepared-statements.ts';
import { elementFields } from '../../src/database/search-terms.ts';
import { type ListQuery, listStatement } from '../../src/records/list.ts';
import { rowsOf } from '../../src/records/record.ts';
import { searchStatement } from '../../src/records/search.ts';
import { nodesOf } from '../environment/plan-nodes.ts';
import { openTestApi } from '../environment/test-api.ts';
import { openTestStore } from '../environment/test-store.ts';

const count = 3000;
const day = 86_400_000;

interface Task {
  readonly n: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly status: string;
  readonly createdAt: string;
}

/** Tasks of nine months; pairs of them have the same time of creation. */
const tasks: readonly Task[] = Array.from({ length: count }, (_, index) => {
  const n = index + 1;
  const words = [
    `half${n % 2}`,
    `some${n % 40}`,
    `rare${n % 700}`,
    ...(n <= 300 ? ['oldest'] : []),
    // In three of the newest 500 tasks, then in none until the oldest.
    ...(n > count - 4 || n <= 50 ? ['ends'] : []),
    ...(n % 300 === 0 ? ["o'neill", 'back\\slash', 'Größe', 'one-two'] : []),
  ];
  return {
    n,
    title: words.join(' '),
    tags: [...(n % 250 === 0 ? [', ', '"quoted", "tag"', 'end", ', 'back\\slash', 'Größe'] : []), `tag ${n % 30}`],
    status: n % 400 === 1 ? 'blocked' : n % 3 === 0 ? 'done' : 'open',
    createdAt: new Date(Date.UTC(2025, 0, 1) + Math.floor(n / 2) * (day / 6)).toISOString(),
  };
});

const newestFirst = (a: Task, b: Task) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.n - a.n);
const oldestFirst = (a: Task, b: Task) => newestFirst(b, a);
const byTitle = (a: Task, b: Task) => compareText(a.title, b.title) || a.n - b.n;
const compareText = (a: string, b: string) =>
  Buffer.compare(Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase()));

// Plans depend on all rows of a table.
const api = await openTestApi(await openTestStore());
const organization = await api.organization();
const other = await api.organization();
const rows = tasks.map((task) => ({ ...task, tokens: searchTokens(task.title).join(' ') }));
for (const { id } of [organization, other]) {
  await sql`
    insert into records
    select ${id}::bigint, 'task', ${id}::bigint * 1000000 + n, 1, null,
      jsonb_build_object('title', title, 'status', status, 'priority', 'normal', 'tags', tags),
      array_to_tsvector(string_to_array(tokens, ' ')), "createdAt", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as task (n int, title text, tokens text, tags jsonb, status text, "createdAt" timestamptz)`.execute(api.store.db);
}
await sql`analyze records`.execute(api.store.db);

/** The last word may be incomplete. */
const hasWords =
  (...words: string[]) =>
  ({ title }: Task) =>
    words.every((word, index) =>
      title.split(' ').some((each) => (index === words.length - 1 ? each.startsWith(word) : each === word)),
    );
const hasTag =
  (tag: string) =>
  ({ tags }: Task) =>
    tags.includes(tag);
const both =
  (...conditions: ((task: Task) => boolean)[]) =>
  (task: Task) =>
    conditions.every((is) => is(task));

describe('searches of lists', () => {
  it.each<[query: string, matches: (task: Task) => boolean, order?: (a: Task, b: Task) => number]>([
    ['q=half1', hasWords('half1')],
    ['q=some7', hasWords('some7')],
    ['q=rare77', hasWords('rare77')],
    ['q=oldest', hasWords('oldest')],
    ['q=ends', hasWords('ends')],
    ['q=ends&sort=created_at', hasWords('ends'), oldestFirst],
    ['q=rare77&sort=created_at', hasWords('rare77'), oldestFirst],
    ['q=rare77&sort=title', hasWords('rare77'), byTitle],
    ['q=oldest&sort=-title', hasWords('oldest'), (a, b) => byTitle(b, a)],
    ['q=half1 some7', hasWords('half1', 'some7')],
    ['q=half0 some7', () => false],
    ['q=rare77&status=done', both(hasWords('rare77'), ({ status }) => status === 'done')],
    ['q=oldest&tags=tag 7', both(hasWords('oldest'), hasTag('tag 7'))],
    ['tags=tag 7', hasTag('tag 7')],
    ['tags=tag 7&status=open', both(hasTag('tag 7'), ({ status }) => status === 'open')],
    ['tags=Größe', hasTag('Größe')],
    ['tags=tag', () => false],
    ['tags="quoted", "tag"', hasTag('"quoted", "tag"')],
    ['tags=quoted', () => false],
    ['tags=, ', hasTag(', ')],
    ['tags=end", ', hasTag('end", ')],
    ['tags=end', () => false],
    ['tags=back\\slash', hasTag('back\\slash')],
    ["q=o'neill", hasWords("o'neill")],
    ['q=back\\slash', hasWords('back\\slash')],
    ['q=größe', hasWords('Größe')],
    ['q=one-two', hasWords('one-two')],
    ['q=nothing', () => false],
    ["q=' | !", () => false],
    // Fewer records have the status than the word.
    ['q=half1&status=blocked', both(hasWords('half1'), ({ status }) => status === 'blocked')],
    [
      'q=oldest&created_at_from=2025-01-20T00:00:00Z',
      both(hasWords('oldest'), ({ createdAt }) => createdAt >= '2025-01-20'),
    ],
  ])('finds all matches of %s in order, page by page', async (query, matches, order = newestFirst) => {
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `tasks?limit=11&${query}${cursor && `&cursor=${cursor}`}`;
      const { status, body } = await organization.get(encodeURI(path));
      expect(status, JSON.stringify(body)).toBe(200);
      for (const { id } of body.data) found.push(id - organization.id * 1_000_000);
      cursor = body.next_cursor;
    }
    expect(found).toEqual(
      tasks
        .filter(matches)
        .toSorted(order)
        .map(({ n }) => n),
    );
  });

  it.each([
    ['a word', { q: 'rare77' }, hasWords('rare77')],
    ['a tag', { tags: 'Größe' }, hasTag('Größe')],
    ['a word and a tag', { q: 'oldest', tags: 'tag 7' }, both(hasWords('oldest'), hasTag('tag 7'))],
  ])('reads the matches of one organization for %s', async (_name, query, matches) => {
    const { search } = listStatement(resources.tasks, organization.id, { limit: 200, ...query }, { now: new Date() });
    const plan = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, format json) ${search?.selectWithTerms}`.execute(api.store.db);
    const read = nodesOf(JSON.parse(plan.rows[0]?.['QUERY PLAN'] ?? '')).filter(
      (node) => node['Index Name'] === 'records_tasks_list_terms',
    );
    const rows = read.map((node) => Number(node['Actual Rows']) * Number(node['Actual Loops']));
    expect(rows.map(Math.round)).toEqual([tasks.filter(matches).length]);
  });
});

it('lists read each match and each ID once, also before statistics know the organization', async () => {
  const { id } = await api.organization();
  await sql`
    insert into records
    select ${id}::bigint, kind, ${id}::bigint * 1000000 + id % 1000000, version, external_id, document, search, created_at, updated_at
    from records where organization_id = ${organization.id} and kind = 'task'`.execute(api.store.db);
  const statementOf = (query: ListQuery) => listStatement(resources.tasks, id, query, { now: new Date() });
  const reads = async (select: RawBuilder<unknown> | undefined) => {
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (analyze, format json) ${select}`.execute(api.store.db);
    const nodes = nodesOf(JSON.parse(plan.rows[0]?.['QUERY PLAN'] ?? '')).filter((node) => node['Relation Name']);
    return nodes.map((node) => [node['Index Name'] ?? node['Node Type'], node['Actual Loops']]);
  };
  expect(await reads(statementOf({ limit: 50, q: 'half1' }).search?.sample(500))).toEqual([
    ['records_tasks_sort_created_at', 1],
    ['Tid Scan', 51],
  ]);
  const ids = Array.from({ length: 50 }, (_, index) => id * 1_000_000 + index);
  expect(await reads(statementOf({ limit: 50, ids }).select)).toEqual([['records_tasks_pkey', 50]]);
});

describe('searches over kinds', () => {
  const every = Object.values<Resource>(resources);

  it.each<[q: string, matches: (task: Task) => boolean]>([
    ['half1', hasWords('half1')],
    ['some7', hasWords('some7')],
    ['rare77', hasWords('rare77')],
    ['oldest', hasWords('oldest')],
    ['ends', hasWords('ends')],
    ['half1 some7', hasWords('half1', 'some7')],
    ['half0 some7', () => false],
    ["o'neill", hasWords("o'neill")],
    ["' | !", () => false],
  ])('rank the newest matches of %s', async (q, matches) => {
    const { status, body } = await organization.requestPath('GET', encodeURI(`/api/search?limit=100&q=${q}`));
    expect(status).toBe(200);
    const newest = tasks.filter(matches).toSorted(newestFirst).slice(0, mostRanked);
    expect(body.data).toEqual(
      newest.map(({ n, title, createdAt }) => ({
        ...{ kind: 'task', id: organization.id * 1_000_000 + n, name: title, updated_at: createdAt },
      })),
    );
  });

  it('read only matches of one organization, by indexes', async () => {
    const statement = searchStatement();
    const values = [organization.id, "('\nrare77':*)", "'rare77':*", every.map(({ kind }) => kind)];
    const [row] = await executeText<{ 'QUERY PLAN': string }>(
      api.store.db,
      `explain (analyze, format json) ${statement.replace(preparedMark, '')}`,
      values,
    );
    const nodes = nodesOf(JSON.parse(row?.['QUERY PLAN'] ?? ''));
    // Of partitions without rows, PostgreSQL reads no index.
    const ofTasks = nodes.filter((node) => node['Relation Name'] === 'records_tasks');
    expect(ofTasks.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const read = nodes.filter((node) => node['Index Name'] === 'records_tasks_list_terms');
    const rows = read.map((node) => Math.round(Number(node['Actual Rows']) * Number(node['Actual Loops'])));
    expect(rows).toEqual([tasks.filter(hasWords('rare77')).length]);
  });
});

describe('the index of terms', () => {
  const elements = [', ', 'end", ', '"', ']', '[', '\\', "'", 'one two', 'Größe', '\u0001', 7, 71, 17];
  const elementsOfKinds = Object.values<Resource>(resources).flatMap((resource) =>
    elementFields(resource).map((name) => [`${name} of ${resource.collection}`, resource, name] as const),
  );

  it.each(elementsOfKinds)('finds each of the %s, whatever it contains', async (_name, resource, name) => {
    const { id: other } = await api.organization();
    const arrays = [[], ...elements.map((each) => [each]), ...elements.map((each) => [each, ...elements.toReversed()])];
    const stored = resource.fields[name]?.type === 'array' ? arrays : arrays.map((array) => ({ ...array }));
    await sql`
      insert into records
      select ${other}::bigint, ${resource.kind}, number, 1, null, jsonb_build_object(${name}::text, elements), '', now(), now()
      from jsonb_array_elements(${JSON.stringify(stored)}::jsonb) with ordinality as array_of(elements, number)`.execute(
      api.store.db,
    );
    for (const element of [...elements, 'end', 'one', 1]) {
      const found = await idsOf(resource, other, { [name]: element });
      const expected = arrays.flatMap((array, index) => (array.includes(element) ? [index + 1] : []));
      expect(
        found.toSorted((a, b) => a - b),
        JSON.stringify(element),
      ).toEqual(expected);
    }
  });

  it('has the words of a record with invalid elements', async () => {
    const { id: other } = await api.organization();
    for (const [index, tags] of [null, 'x', 7, {}, { a: ['x'] }, [['x']], [{ a: 'x' }]].entries()) {
      await sql`
        insert into records values
          (${other}::bigint, 'task', ${index}::bigint, 1, null, ${JSON.stringify({ tags })}::jsonb, 'one', now(), now())`.execute(
        api.store.db,
      );
    }
    expect((await idsOf(resources.tasks, other, { q: 'one' })).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  /** Returns the IDs that the index finds, of records that match. */
  async function idsOf(resource: Resource, id: number, query: Record<string, unknown>): Promise<number[]> {
    const { search } = listStatement(resource, id, { limit: 200, ...query }, { now: new Date() });
    const { rows } = (await search?.selectWithTerms.execute(api.store.db)) ?? { rows: [] };
    return rowsOf(rows).map((row) => row.id);
  }
});
