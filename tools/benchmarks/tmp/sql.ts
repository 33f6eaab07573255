import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startEnvironment } from '../src/deliveries/environment.ts';
import { subscribe, writeTasks } from '../src/deliveries/node-commands.ts';
import { seedDeliveries } from '../src/deliveries/seed.ts';
import { variants } from './variants.ts';

const only = process.argv[2]?.split(',');
const env = await startEnvironment();
const node = await env.startNode({ delivers: false });
const ids = await subscribe(node, 1, Array.from({ length: 8 }, (_, i) => `${env.receiver.origin}/worklane/${i}`));
await writeTasks(node, 1, 1000, 10);
const db = env.database;
await db.query('delete from deliveries');
pg.types.setTypeParser(1184, (t: string) => `${t.slice(0, 10)}T${t.slice(11, 19)}.${t.slice(20, -3).padEnd(3, '0')}Z`);
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(114, (t: string) => t);
const client = new pg.Client(env.url);
await client.connect();
const { rows: [{ pid }] } = await client.query('select pg_backend_pid() as pid');
const ticks = () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return 10_000 * (Number(f[11]) + Number(f[12])); };
const count = 20_000;
const out: Record<string, { claim: number[]; complete: number[]; node: number[]; wal: number[] }> = {};
for (let round = 0; round <= 2; round++) {
  for (const [name, v] of Object.entries(variants)) {
    if (only && !only.includes(name)) continue;
    await db.query('truncate webhook_logs'); await db.query('truncate deliveries');
    await seedDeliveries(db, 1, ids, count);
    await db.query('vacuum analyze'); await db.query('checkpoint');
    let claim = 0, complete = 0, nodeTime = 0, done = 0;
    const lsn = async () => Number((await db.query("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as l")).rows[0].l);
    const from = await lsn();
    let last = ticks();
    const lap = () => { const t = ticks(); const d = t - last; last = t; return d; };
    const pending: any[][] = [];
    while (done < count) {
      const now = new Date();
      const n0 = process.cpuUsage();
      lap();
      const rows = await v.claim(client, ids, now, new Date(now.getTime() + 30_000));
      claim += lap();
      pending.push(rows);
      if (rows.length > 0 && pending.length < 2) { nodeTime += process.cpuUsage(n0).user; continue; }
      const batch = pending.shift()!;
      const sent = batch.map((delivery) => ({
        delivery, durationMs: 3,
        requestHeaders: { 'content-type': 'application/json', 'user-agent': 'Worklane-Webhooks/1.0', 'webhook-id': delivery.message_id, 'webhook-timestamp': String(Math.floor(now.getTime()/1000)), 'webhook-signature': `v1,${'K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='}` },
        response: { status: 204, headers: { date: now.toUTCString(), connection: 'keep-alive', 'keep-alive': 'timeout=60' }, body: '' }, error: undefined, nextAttemptAt: undefined,
      }));
      lap();
      const completed = await v.complete(client, sent as any, now);
      complete += lap();
      if (completed !== batch.length) throw new Error(`${name}: ${completed} of ${batch.length}`);
      done += completed;
      const u = process.cpuUsage(n0); nodeTime += u.user + u.system;
    }
    const wal = (await lsn()) - from;
    if (round === 0) continue;
    const o = (out[name] ??= { claim: [], complete: [], node: [], wal: [] });
    o.claim.push(claim / count); o.complete.push(complete / count); o.node.push(nodeTime / count); o.wal.push(wal / count);
  }
}
const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!.toFixed(1);
console.table(Object.entries(out).map(([name, o]) => ({ name, claim: med(o.claim), complete: med(o.complete), node: med(o.node), wal: med(o.wal) })));
await client.end();
await env.close();
