import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import { cpuTimeOf } from '../cpu-time.ts';
import { type Request, requestsPerSecond, type Target } from '../load/load.ts';
import { commonSettings, environmentFor, type PlatformTarget, startPlatform } from '../resources/platform.ts';
import { scenarios } from '../resources/scenarios.ts';
import { stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';

/**
 * Compares the platform of this checkout with that of another one on both engines, each with its own process and
 * database, under 50 connections, in alternating rounds.
 * Options: --base FOLDER (the other checkout, with dependencies installed), --engine, --rounds N, --seconds N.
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
if (values.base === undefined) throw new Error('Missing option --base. Pass the folder of another checkout.');
const baseFolder = resolve(values.base);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const seededTasks = 500;

const requests: readonly { name: string; request: Request }[] = [
  ...scenarios,
  { name: 'update', request: { method: 'PATCH', path: '/api/v1/1/tasks/[id]', body: { title: 'Panels [n]' } } },
];

interface Checkout {
  target: Target;
  process: number;
  ids: { from: number; to: number };
  stop(): Promise<void>;
}

for (const engine of values.engine) {
  const folders = { base: baseFolder, here: undefined };
  const [base, here] = await Promise.all(
    Object.values(folders).map((folder, index) => start(engine, folder, 4700 + 10 * index)),
  );
  if (!base || !here) throw new Error('Both checkouts are required.');
  try {
    await compare(engine, base, here);
  } finally {
    await Promise.all([base.stop(), here.stop()]);
  }
}

async function start(engine: string, checkout: string | undefined, port: number): Promise<Checkout> {
  const { environment, stop } = await openDatabase(engine);
  // Requests are counted, but the limit is never reached.
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

/** Creates tasks sequentially. Returns their ids, which are consecutive. */
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
  /** CPU microseconds of the service per request. */
  cpu: number;
}

async function measure({ target, process, ids }: Checkout, request: Request): Promise<Measured> {
  const before = cpuTimeOf(process);
  const rate = await requestsPerSecond(target, request, seconds, ids);
  return { rate, cpu: (cpuTimeOf(process) - before) / (rate * seconds) };
}

async function compare(engine: string, baseCheckout: Checkout, thisCheckout: Checkout): Promise<void> {
  const rows = [];
  for (const { name, request } of requests) {
    const rates: { base: Measured; here: Measured }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const rate = (checkout: Checkout) => measure(checkout, request);
      // The order alternates.
      const pair =
        round % 2 === 0
          ? { base: await rate(baseCheckout), here: await rate(thisCheckout) }
          : { here: await rate(thisCheckout), base: await rate(baseCheckout) };
      // The first round is a warm-up.
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
