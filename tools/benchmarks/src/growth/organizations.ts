import { type LoadResult, type Request, sendRequests } from '../load.ts';
import { addOrganizations, costOf, type Growth, someOrganizations } from './installation.ts';

type Cost = Readonly<Record<string, number>>;

const tasksOfOrganization = 10;
const sampled = 1000;
const seconds = 5;

const requests: Readonly<Record<string, Request>> = {
  'get by ID': { method: 'GET', path: '/api/v1/[organization]/tasks/[organization]001' },
  'list of 50': { method: 'GET', path: '/api/v1/[organization]/tasks?limit=50' },
  create: {
    method: 'POST',
    path: '/api/v1/[organization]/tasks',
    body: { title: 'Order oak panels', tags: ['procurement'] },
  },
  update: {
    method: 'PATCH',
    path: '/api/v1/[organization]/tasks/[organization]002',
    body: { description: 'Room [n]' },
    contentType: 'application/merge-patch+json',
  },
  events: { method: 'GET', path: '/api/events?limit=50' },
};

/**
 * Compares 1,000 organizations of 10 tasks with 100,000, with requests to a thousand of them: each kind of request alone, then
 * all at once, which is compared with the costs of each alone. The calculator of the guide has the costs of such a run.
 */
export const measureOrganizations: Growth = async (installation, amount) => {
  const { client, node } = installation;
  // Behind the IDs of the seeded records.
  await client.query("select setval('record_ids', 1000000000)");
  const rows = [];
  let existing = 1;
  for (const count of [Math.min(1000, amount), amount]) {
    await addOrganizations(installation, existing + 1, count + 1);
    await client.query(
      `insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
       select organization, 'task', organization * 1000 + n, 1,
         jsonb_build_object('title', 'Order oak panels for room ' || n, 'status', 'open', 'priority', 'normal', 'tags',
           jsonb_build_array('room-' || n)),
         strip(to_tsvector('simple', 'order oak panels for room ' || n)), now(), now()
       from generate_series($1::bigint, $2::bigint) as organization, generate_series(1, $3::int) as n`,
      [existing + 1, count + 1, tasksOfOrganization],
    );
    await client.query('vacuum analyze');
    existing = count + 1;
    const organizations = await someOrganizations(installation, 2, existing, sampled);
    const load = (request: Request, duration: number, connections?: number) =>
      sendRequests({ url: node.target.url, organizations }, request, duration, 1, connections);
    const alone: Cost[] = [];
    for (const [name, request] of Object.entries(requests)) {
      await load(request, 2);
      const cost = await costOf([node], () => load(request, seconds));
      alone.push(cost);
      rows.push({ organizations: count, request: name, ...cost });
    }
    let results: LoadResult[] = [];
    const all = await costOf([node], async () => {
      results = await Promise.all(Object.values(requests).map((request) => load(request, seconds, 10)));
      return results;
    });
    rows.push({ organizations: count, request: 'all at once', ...all });
    rows.push({ organizations: count, request: 'all, from the costs above', ...weighted(alone, results) });
  }
  return rows;
};

/** Returns what the requests would cost if each cost what it costs alone. */
function weighted(alone: readonly Cost[], results: readonly LoadResult[]): Cost {
  const total = results.reduce((sum, { requests }) => sum + requests, 0);
  const of = (column: string) =>
    Math.round(
      alone.reduce((sum, cost, index) => sum + (cost[column] ?? 0) * (results[index]?.requests ?? 0), 0) / total,
    );
  return { 'node CPU µs': of('node CPU µs'), 'database CPU µs': of('database CPU µs') };
}
