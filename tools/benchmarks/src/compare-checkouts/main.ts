import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import { cpuTimeOf } from '../cpu-time.ts';
import { median } from '../statistics.ts';
import { stopServer } from '../server-process.ts';
import { type Request, requestsPerSecond, type Target } from '../resources/load.ts';
import { commonSettings, environmentFor, type PlatformTarget, startPlatform } from '../resources/platform.ts';
import { comparisons } from '../resources/scenarios.ts';

/**
 * The platform of this checkout beside that of another one, on both engines, each in a process of its own with a
 * database of its own, under 50 connections, in alternating rounds.
 * Options: --base FOLDER (the other checkout, with its packages installed), --engine, --rounds N, --seconds N.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    base: { type: 'string' },
    engine: { type: 'string', multiple: true, default: ['postgresql', 'pglite'] },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
  },
});
if (values.base === undefined) throw new Error('--base names the folder of another checkout.');
const base = resolve(values.base);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const seededTasks = 500;

const requests: readonly { name: string; request: Request }[] = [
  ...comparisons,
  { name: 'update', request: { method: 'PATCH', path: '/api/v1/1/tasks/[id]', body: { title: 'Panels [n]' } } },
];

interface Contender {
  target: Target;
  process: number;
  ids: { from: number; to: number };
  stop(): Promise<void>;
}

for (const engine of values.engine) {
  const checkouts = { base, here: undefined };
  const [other, ours] = await Promise.all(
    Object.values(checkouts).map((checkout, index) => start(engine, checkout, 4700 + 10 * index)),
  );
  if (!other || !ours) throw new Error('Both checkouts are needed.');
  try {
    await compare(engine, other, ours);
  } finally {
    await Promise.all([other.stop(), ours.stop()]);
  }
}

async function start(engine: string, checkout: string | undefined, port: number): Promise<Contender> {
  const { environment, stop } = await openDatabase(engine);
  // Counted, and never reached.
  const counted = { ...environment, RATE_LIMIT_REQUESTS: '1000000000' };
  const platform = await startPlatform({ environment: counted, organizations: 1, port, checkout });
  const [target] = platform.targets;
  if (!target) throw new Error('The platform has no organization.');
  const ids = await seed(target);
  return {
    target,
    process: platform.process.pid ?? 0,
    ids,
    async stop() {
      await stopServer(platform.process);
      await stop();
    },
  };
}

async function openDatabase(engine: string) {
  if (engine === 'postgresql') {
    const { url, stop } = await startPostgresql({ durable: true });
    return { environment: environmentFor(url), stop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'worklane-bench-'));
  const environment = { ...commonSettings, DATA_FOLDER: folder };
  return { environment, stop: () => rm(folder, { recursive: true }) };
}

/** Creates tasks, one after the other. Returns their ids, which are consecutive. */
async function seed({ url, token }: PlatformTarget): Promise<{ from: number; to: number }> {
  const created: number[] = [];
  for (let n = 0; n < seededTasks; n++) {
    const response = await fetch(`${url}/api/v1/1/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Order oak panels for room ${n}` }),
    });
    const { id } = (await response.json()) as { id: number };
    created.push(id);
  }
  return { from: Math.min(...created), to: Math.max(...created) };
}

interface Measured {
  /** Requests per second. */
  rate: number;
  /** Microseconds of CPU of the service for each request. */
  cpu: number;
}

async function measure({ target, process, ids }: Contender, request: Request): Promise<Measured> {
  const before = cpuTimeOf(process);
  const rate = await requestsPerSecond(target, request, seconds, ids);
  return { rate, cpu: (cpuTimeOf(process) - before) / (rate * seconds) };
}

async function compare(engine: string, other: Contender, ours: Contender): Promise<void> {
  const rows = [];
  for (const { name, request } of requests) {
    const rates: { base: Measured; here: Measured }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const rate = (contender: Contender) => measure(contender, request);
      // Whichever comes first in a round, the other one comes first in the next.
      const pair =
        round % 2 === 0
          ? { base: await rate(other), here: await rate(ours) }
          : { here: await rate(ours), base: await rate(other) };
      // The first round warms both.
      if (round > 0) rates.push(pair);
    }
    const ratios = rates.map(({ base, here }) => here.rate / base.rate).toSorted((a, b) => a - b);
    rows.push({
      engine,
      name,
      'base /s': Math.round(median(rates.map(({ base }) => base.rate))),
      'here /s': Math.round(median(rates.map(({ here }) => here.rate))),
      ratio: median(ratios).toFixed(3),
      range: `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`,
      'CPU per request, ratio': median(rates.map(({ base, here }) => here.cpu / base.cpu)).toFixed(3),
    });
  }
  console.table(rows);
}
