import { resources } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStatement } from '../../src/records/list-query.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

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
    tags: [`tag ${n % 30}`, ...(n % 250 === 0 ? ['"quoted", "tag"', 'back\\slash', 'Größe'] : [])],
    status: n % 3 === 0 ? 'done' : 'open',
    createdAt: new Date(Date.UTC(2025, 0, 1) + Math.floor(n / 2) * (day / 6)).toISOString(),
  };
});

const newestFirst = (a: Task, b: Task) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.n - a.n);
const oldestFirst = (a: Task, b: Task) => newestFirst(b, a);
const byTitle = (a: Task, b: Task) => compareText(a.title, b.title) || a.n - b.n;
const compareText = (a: string, b: string) =>
  Buffer.compare(Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase()));

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
  const other = await api.organization();
  for (const { id } of [organization, other]) {
    await sql`
      insert into records
      select ${id}::bigint, 'task', ${id}::bigint * 1000000 + n, 1, null,
        jsonb_build_object('title', title, 'status', status, 'priority', 'normal', 'tags', tags),
        to_tsvector('simple', title), "createdAt", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
        as task (n int, title text, tags jsonb, status text, "createdAt" timestamptz)`.execute(api.store.db);
  }
  await sql`analyze records`.execute(api.store.db);
});
afterAll(() => api.close());

const hasWords =
  (...words: string[]) =>
  ({ title }: Task) =>
    words.every((word) => title.split(' ').includes(word));
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
    ['tags=back\\slash', hasTag('back\\slash')],
    ["q=o'neill", hasWords("o'neill")],
    ['q=back\\slash', hasWords('back\\slash')],
    ['q=größe', hasWords('Größe')],
    ['q=one-two', hasWords('one-two')],
    ['q=nothing', () => false],
    ["q=' | !", () => false],
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
    const { select } = listStatement(resources.tasks, organization.id, { limit: 200, ...query });
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (analyze, format json) ${select}`.execute(api.store.db);
    const read = nodesOf(JSON.parse(plan.rows[0]?.['QUERY PLAN'] ?? '')).filter(
      (node) => node['Index Name'] === 'records_tasks_terms',
    );
    const rows = read.map((node) => Number(node['Actual Rows']) * Number(node['Actual Loops']));
    expect(rows.map(Math.round)).toEqual([tasks.filter(matches).length]);
  });
});

type PlanNode = Readonly<Record<string, unknown>>;

/** Returns the nodes of a plan. */
function nodesOf(plan: unknown): PlanNode[] {
  if (Array.isArray(plan)) return plan.flatMap(nodesOf);
  if (typeof plan !== 'object' || plan === null) return [];
  return [plan as PlanNode, ...Object.values(plan).flatMap(nodesOf)];
}
