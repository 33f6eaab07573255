import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

/** The baseline: node:http and pg with the same statements as the platform, without checks. Returns the rows. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_CONNECTIONS) });
const columns = 'organization_id, id, version, external_id, document, created_at, updated_at';
const organization = 1;
const nextId = (() => {
  let id = 1_000_000_000;
  return () => id++;
})();

const get = async (id: string) =>
  (
    await pool.query(`select ${columns} from records where organization_id = $1 and kind = 'task' and id = $2`, [
      organization,
      id,
    ])
  ).rows[0];

const list = async () =>
  (
    await pool.query(
      `select ${columns} from records where organization_id = $1 and kind = 'task'
       order by created_at desc, id desc limit $2`,
      [organization, 51],
    )
  ).rows;

async function create(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  const id = nextId();
  const now = new Date().toISOString();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into records
         (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
       values ($1, 'task', $2, 1, null, $3, to_tsvector('simple', $4), $5, $5)`,
      [organization, id, JSON.stringify(body), body.title, now],
    );
    await client.query(
      `insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
       values ($1, $2, 'task.created', 'task', $3, 1, $4, $5)`,
      [organization, `evt_${id}`, id, JSON.stringify({ id, ...body }), now],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  return { id, ...body };
}

createServer(async (request, response) => {
  const id = request.url?.split('/')[5];
  const body = request.method === 'POST' ? await create(request) : id ? await get(id) : await list();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
