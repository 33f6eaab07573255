import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { type Request, requestsPerSecond, type Target } from '../load/load.ts';
import { environmentFor, type PlatformTarget, startPlatform } from '../resources/platform.ts';
import { seedTasks } from '../resources/seed.ts';
import { startServer, stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import { measureTokenCheck } from './token-check.ts';

/**
 * Compares the token endpoint (client credentials) with baseline signers, each in its own process, under 50 connections,
 * in alternating rounds; then the token check with a get by id. Options: --rounds N, --seconds N.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const tasks = 10_000;

const database = await startPostgresql({ durable: true });
const platform = await startPlatform({ environment: environmentFor(database.url), organizations: 1 });
const signer = fileURLToPath(new URL('baseline-signer.ts', import.meta.url));
const { DATABASE_URL: _url, ...withoutDatabase } = environmentFor(database.url);
const baseline = await startServer([signer], 4702, withoutDatabase);
const recording = await startServer([signer], 4703, environmentFor(database.url));
try {
  const [target] = platform.targets;
  if (!target) throw new Error('The platform has no organization.');
  await compareTokenEndpoints(target);
  await compareTokenCheck(target);
} finally {
  await Promise.all([platform.process, baseline, recording].map(stopServer));
  await database.stop();
}

async function compareTokenEndpoints(platform: PlatformTarget): Promise<void> {
  const request: Request = {
    method: 'POST',
    path: '/oauth/token',
    form: {
      ...{ grant_type: 'client_credentials', organization_id: '1', scope: 'tasks.read' },
      ...{ client_id: platform.clientId, client_secret: platform.clientSecret },
    },
  };
  const servers: Record<string, Target> = {
    'node:http and jose': { url: 'http://127.0.0.1:4702' },
    'node:http, jose and two statements': { url: 'http://127.0.0.1:4703' },
    platform: { url: platform.url },
  };
  const names = Object.keys(servers);
  const rates = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const rate = await requestsPerSecond(servers[name] as Target, request, seconds, 1);
      // The first round is a warm-up.
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  const ofPlatform = rates.get('platform') ?? [];
  const shareOf = (name: string) =>
    median(ofPlatform.map((rate, round) => rate / (rates.get(name)?.[round] ?? Number.NaN))).toFixed(2);
  console.table(
    names.map((name) => ({
      name,
      'tokens /s': Math.round(median(rates.get(name) ?? [])),
      'platform is': name === 'platform' ? '' : shareOf(name),
    })),
  );
}

async function compareTokenCheck(platform: PlatformTarget): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await seedTasks(client, 1, tasks);
  await client.end();
  const get: Request = { method: 'GET', path: '/api/v1/1/tasks/[id]' };
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) rates.push(await requestsPerSecond(platform, get, seconds, tasks));
  const { WORKLANE_SECRET: secret } = environmentFor(database.url);
  const { first, again } = await measureTokenCheck({ url: database.url, secret, baseUrl: platform.url });
  const perRequest = 1_000_000 / median(rates.slice(1));
  console.table([
    {
      'get by id, µs': perRequest.toFixed(1),
      'first check, µs': first.toFixed(1),
      'check, µs': again.toFixed(2),
      ratio: `${((100 * again) / perRequest).toFixed(2)} %`,
      goal: '< 5 %',
    },
  ]);
}
