import { type Request, sendRequests } from '../load.ts';
import { addOrganizations, costOf, type Growth, someOrganizations } from './installation.ts';

const tasksOfOrganization = 10;
const sampled = 1000;
const seconds = 5;

const requests: Readonly<Record<string, Request>> = {
  'list of 50': { method: 'GET', path: '/api/v1/[organization]/tasks?limit=50' },
  create: {
    method: 'POST',
    path: '/api/v1/[organization]/tasks',
    body: { title: 'Order oak panels', tags: ['procurement'] },
  },
  events: { method: 'GET', path: '/api/events?limit=50' },
};

/** Compares 1,000 organizations of 10 tasks with 100,000, with requests to a thousand of them. */
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
    for (const [name, request] of Object.entries(requests)) {
      const load = (duration: number) => sendRequests({ url: node.target.url, organizations }, request, duration, 1);
      await load(2);
      rows.push({ organizations: count, request: name, ...(await costOf([node], () => load(seconds))) });
    }
  }
  return rows;
};
