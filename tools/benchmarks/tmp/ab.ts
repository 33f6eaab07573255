import { startEnvironment } from '../src/deliveries/environment.ts';
import { cpuTime, cpuTimeOf } from '../src/cpu-time.ts';
import { notifyNodes, subscribe, waitUntilDelivered, writeTasks } from '../src/deliveries/node-commands.ts';
import { seedDeliveries } from '../src/deliveries/seed.ts';
const rounds = Number(process.argv[2] ?? 3), count = Number(process.argv[3] ?? 30000);
const names = process.argv.slice(4);
const env = await startEnvironment();
const sides: any[] = [];
for (const name of names) {
  const own = await env.withDatabase(`v${sides.length}`);
  process.env.EXPERIMENT = name;
  const node = await own.startNode();
  const ids = await subscribe(node, 1, Array.from({ length: 8 }, (_, i) => `${env.receiver.origin}/worklane/${i}`));
  await writeTasks(node, 1, 1000, 10);
  await waitUntilDelivered(own, 1, ids);
  sides.push({ name, own, node, ids, f: [] as number[][] });
}
for (let round = 0; round <= rounds; round++) for (const s of round % 2 ? sides : sides.toReversed()) {
  await s.own.database.query('vacuum analyze'); await s.own.database.query('checkpoint');
  await env.receiver.reset();
  await seedDeliveries(s.own.database, 1, s.ids, count);
  const t = () => { const all = cpuTime(), n = cpuTimeOf(s.node.pid), r = cpuTimeOf(env.receiver.pid); return [all, n, r, all - n - r]; };
  const before = t();
  await notifyNodes(s.own, 1); await env.receiver.waitFor(count);
  const end = await waitUntilDelivered(s.own, 1, s.ids);
  const { first } = await env.receiver.report();
  const after = t();
  if (round) s.f.push([count / (Number(end - BigInt(first)) / 1e9), ...after.map((x, i) => (x - before[i]!) / count)]);
}
const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!;
console.table(sides.map(({ name, f }) => ({ name, ...Object.fromEntries(['per s', 'cpu', 'node', 'receiver', 'pg'].map((k, i) => [k, med(f.map((x: number[]) => x[i]!)).toFixed(1)])) })));
await env.close();
