import { setTimeout } from 'node:timers/promises';
import { Child } from '@worklane/testing/child';
import { cpuTime, cpuTimeOf, residentMemory } from '../process-usage.ts';
import { quantile, round } from '../runner.ts';
import { addOrganizations, type Growth, type Installation, someOrganizations } from './installation.ts';
import type { StreamReaderCommand } from './stream-reader.ts';

const streamsOfOrganization = 10;
const [writes, perSecond] = [500, 50];

/** Compares a node with 100 open streams with one of 10,000, of ten in each organization. */
export const measureStreams: Growth = async (installation, amount) => {
  const most = Math.ceil(amount / streamsOfOrganization);
  await addOrganizations(installation, 2, most + 1);
  const organizations = await someOrganizations(installation, 2, most + 1, most);
  const rows = [];
  for (const streams of [Math.min(100, amount), amount]) {
    const subscribed = organizations.slice(0, Math.ceil(streams / streamsOfOrganization));
    const { url } = installation.node.target;
    const started = performance.now();
    const reader = new Child(new URL('./stream-reader.ts', import.meta.url));
    const command: StreamReaderCommand = {
      url,
      tokens: subscribed.map(({ token }) => token),
      streams: streamsOfOrganization,
    };
    reader.send(command);
    await reader.receive('open');
    const seconds = (performance.now() - started) / 1000;
    await setTimeout(2000);
    const idle = await idleCost(installation);
    const committed: [id: number, at: number][] = [];
    for (let written = 0; written < writes; written++) {
      const next = setTimeout(1000 / perSecond);
      const { id, token } = subscribed[written % subscribed.length] as (typeof subscribed)[number];
      const response = await fetch(`${url}/api/v1/${id}/tasks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"title":"Measured"}',
      });
      const task = (await response.json()) as { id: number };
      committed.push([task.id, Number(process.hrtime.bigint() / 1000n) / 1000]);
      await next;
    }
    await setTimeout(1500);
    reader.send({ report: true } satisfies StreamReaderCommand);
    const arrivals = new Map(await reader.receive<[number, number[]][]>('arrivals'));
    const latencies = committed.flatMap(([id, at]) => (arrivals.get(id) ?? []).map((arrival) => arrival - at));
    rows.push({
      streams,
      'opened in s': round(seconds),
      'node MB': Math.round(residentMemory(installation.node.child.pid)),
      ...idle,
      'missing events': writes * streamsOfOrganization - latencies.length,
      'p50 ms': round(quantile(latencies, 0.5)),
      'p99 ms': round(quantile(latencies, 0.99)),
    });
    await reader.stop();
    await setTimeout(2000);
  }
  return rows;
};

/** Returns the percentages of a processor that the node and the database need without events. */
async function idleCost({ node: { child } }: Installation): Promise<Record<string, number>> {
  const cpu = () => ({ node: cpuTimeOf(child.pid), all: cpuTime() });
  const before = cpu();
  await setTimeout(5000);
  const after = cpu();
  const percent = (microseconds: number) => round((microseconds / 5e6) * 100);
  const node = after.node - before.node;
  return { 'idle node CPU %': percent(node), 'idle other CPU %': percent(after.all - before.all - node) };
}
