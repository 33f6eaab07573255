import type pg from 'pg';

/** Different words of the titles, of which some are much more frequent than others. */
const words = 5000;

/** Fills an organization with tasks like those of the contract's examples, by one statement. */
export async function seedTasks(client: pg.Client, organization: number, count: number): Promise<void> {
  await client.query(
    `insert into records (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
     select $1, 'task', n, 1, null,
       jsonb_build_object(
         'title', title,
         'description', 'Supplier needs the final measures before Friday.',
         'status', (array['open', 'in_progress', 'blocked', 'done', 'cancelled'])[1 + n % 5],
         'priority', (array['low', 'normal', 'high', 'urgent'])[1 + n % 4],
         'project_id', null, 'parent_task_id', null, 'assignee_id', null,
         'due_at', to_char(timestamp '2026-01-01' + n * interval '7 seconds', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'),
         'estimated_minutes', n % 480, 'tags', jsonb_build_array('room-' || n % 1000), 'completed_at', null,
         'custom_fields', jsonb_build_object('room', n)),
       strip(to_tsvector('simple', title || ' Supplier needs the final measures before Friday.')),
       timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series(1::bigint, $2) as n, lateral (
       select 'Order oak panels for room ' || n || ' of word' || floor($3 * random() ^ 4) || ' word' || floor($3 * random() ^ 4)
         as title
       -- For each task anew.
       where n > 0
     ) as text`,
    [organization, count, words],
  );
  // The next records get ids behind these.
  await client.query("select setval('record_ids', $1)", [2 * count]);
  await client.query('vacuum analyze records');
}
