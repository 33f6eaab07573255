import { inRounds, median, medians, ratioOf } from '../runner.ts';
import { seedTasks } from '../seed-tasks.ts';
import { addOrganizations, type Growth, type Installation, someOrganizations } from './installation.ts';

const few = 10_000;
const requestsOfRound = 40;
const rounds = 5;

const lists: Readonly<Record<string, string>> = {
  'first page': '',
  'filtered by status': '&status=open',
  'filtered by tag': '&tags=room-7',
  'filtered by tag and status': '&tags=room-7&status=blocked',
  'sorted by due_at': '&sort=due_at',
  'sorted by title': '&sort=title',
  'filtered and sorted': '&status=blocked&sort=-due_at',
  'range of due_at, sorted by it': '&due_at_from=2026-01-01T12:00:00Z&sort=due_at',
  'search of a word in one task': '&q=77',
  'search of a rare word': '&q=word4900',
  'search of a frequent word': '&q=word1',
  'search of a word in all tasks': '&q=oak',
  'search of two words, filtered': '&q=word1+word2&status=open',
  'search of a less frequent word': '&q=word77',
  'search of a less frequent word, sorted by title': '&q=word77&sort=title',
};

interface List {
  readonly url: string;
  readonly token: string;
}

/** Compares pages of lists of 10,000 tasks with those of millions, requested one after the other in alternating rounds. */
export const measureRecords: Growth = async (installation, amount) => {
  await addOrganizations(installation, 2, 3);
  const started = performance.now();
  await seedWithoutIndexes(installation, amount);
  console.log(`Seeded and indexed in ${Math.round((performance.now() - started) / 1000)} s.`);
  const [small, large] = await someOrganizations(installation, 2, 3, 2);
  if (!small || !large) throw new Error('Two organizations are needed.');
  const rows = [];
  for (const [name, query] of Object.entries(lists)) {
    const listOf = ({ id, token }: typeof small): List => ({
      url: `${installation.node.target.url}/api/v1/${id}/tasks?limit=50${query}`,
      token,
    });
    const first = [listOf(small), listOf(large)] as const;
    rows.push({ list: name, ...(await compare(...first)) });
    const [tenthOfSmall, tenthOfLarge] = [await tenthPage(first[0]), await tenthPage(first[1])];
    if (tenthOfSmall && tenthOfLarge) {
      rows.push({ list: `${name}, tenth page`, ...(await compare(tenthOfSmall, tenthOfLarge)) });
    }
  }
  return rows;
};

/** Creates the indexes after the rows, which is faster than filling them row by row. */
async function seedWithoutIndexes({ client }: Installation, amount: number): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'records_tasks'::regclass and not indisprimary and not exists (
      select from pg_inherits where inhrelid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await seedTasks(client, 2, few);
  await seedTasks(client, 3, amount);
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze records');
}

/** Returns the page after nine others; undefined if there are fewer. */
async function tenthPage({ url, token }: List): Promise<List | undefined> {
  let current = url;
  for (let page = 0; page < 9; page++) {
    const response = await fetch(current, { headers: { authorization: `Bearer ${token}` } });
    const { next_cursor: cursor } = (await response.json()) as { next_cursor: string | null };
    if (cursor === null) return undefined;
    current = `${url}&cursor=${cursor}`;
  }
  return { url: current, token };
}

async function compare(small: List, large: List): Promise<Record<string, number>> {
  const results = await inRounds(rounds, {
    small: async () => ({ ms: await timeOf(small) }),
    large: async () => ({ ms: await timeOf(large) }),
  });
  return {
    'ms of few': medians(results.small).ms ?? Number.NaN,
    'ms of many': medians(results.large).ms ?? Number.NaN,
    ratio: ratioOf(results.large, results.small, 'ms'),
  };
}

/** Returns the median of the milliseconds of a request. */
async function timeOf({ url, token }: List): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < requestsOfRound; number++) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}
