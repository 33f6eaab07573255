import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { json } from '@worklane/server';
import { afterwards, openFolder } from '@worklane/testing/afterwards';
import { createDatabase } from '@worklane/testing/databases';
import { waitFor } from '@worklane/testing/wait-for';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { watchFeedLag } from '../../src/database/feed-lag.ts';
import type { Job } from '../../src/database/job-runs.ts';
import { openStore } from '../../src/database/open.ts';
import { startScheduler } from '../../src/database/scheduler.ts';
import type { Store } from '../../src/database/store.ts';
import { SharedPool } from '../../src/http/shared-pools.ts';
import { createLogger } from '../../src/observability/logger.ts';
import * as measures from '../../src/observability/metrics.ts';
import type { Dispatcher } from '../../src/webhooks/delivery/dispatcher.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { TestDispatch } from '../webhooks/test-dispatch.ts';
import { type AppUnderTest, bearer, openApp } from './operations-app.ts';

const rules = new URL('../../monitoring/alert-rules.yaml', import.meta.url);
const ok = () => ({ status: 200 as const, body: json('{"data":[],"next_cursor":null}') });
const tasks = '/api/v1/7/tasks';

const store = await openEmbeddedStore();
const folder = await openFolder();

/** What a node does in a minute. It is scraped before and after. */
interface Minute {
  readonly metrics: measures.Metrics;
  /** Makes the service do it. */
  readonly pass: () => Promise<unknown>;
}

/** Requests to a node, of which each token and handler says how they end, beside the probes of load balancers. */
function requests(options: AppUnderTest, urls: readonly object[]): () => Promise<Minute> {
  return async () => {
    const { app, metrics } = openApp(store, { handlers: { listTasks: ok }, ...options });
    app.get('/test-pool', async () =>
      new SharedPool({ name: 'streams', place: 'A stream', size: 0, shares: {} }).take({}),
    );
    app.post('/sign-in', async (_request, reply) => reply.code(422).send());
    return {
      metrics,
      async pass() {
        await Promise.all(urls.map((each) => app.inject({ headers: bearer('one'), ...each })));
        for (let probe = 0; probe < 100; probe++) await app.inject('/health/live');
      },
    };
  };
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** A node whose dispatcher has deliveries to some receivers, two minutes after they were due. */
function deliveries(
  count: number,
  respond: (dispatch: TestDispatch) => void,
  broken?: 'claims',
): () => Promise<Minute> {
  return async () => {
    const dispatch = await TestDispatch.open();
    afterwards(() => dispatch.reset());
    respond(dispatch);
    const { metrics } = openApp(store);
    const read: Store['read'] = async (statement, parameters) =>
      broken === 'claims' && statement.name === 'claim deliveries' ? [] : dispatch.store.read(statement, parameters);
    dispatch.now = new Date();
    const node: Dispatcher = await dispatch.start({ store: { ...dispatch.store, read }, stopSeconds: 0 });
    measures.measure(metrics, 'deliveryLag', () => node.lagSeconds);
    measures.measure(metrics, 'endpoints', () => Object.entries(node.endpoints));
    const webhooks = await Promise.all(Array.from({ length: count }, (_, index) => dispatch.webhook(`/${index}`)));
    return {
      metrics,
      async pass() {
        for (const webhook of webhooks) await webhook.write();
        const isDone = () => broken === 'claims' || dispatch.receiver.received.length >= count;
        await waitFor(() => expect(isDone()).toBe(true));
        dispatch.now = new Date(Date.now() + 120_000);
        await setTimeout(3000);
        for (const outcome of dispatch.attempts) metrics.deliveryAttempts.observe({ outcome }, 0.1);
      },
    };
  };
}

const measured = (measure: (metrics: measures.Metrics) => unknown) => async (): Promise<Minute> => {
  const { metrics } = openApp(store);
  return { metrics, pass: async () => measure(metrics) };
};

const fails = { status: 500 };
const hangs = (dispatch: TestDispatch) => {
  dispatch.receiver.respond = () => new Promise(() => {});
};

const causes: readonly (readonly [cause: string, alerts: readonly string[], open: () => Promise<Minute>])[] = [
  ['nothing', [], requests({}, times(5, { url: tasks }))],
  [
    'one request of ten fails, beside many probes',
    ['WorklaneErrors'],
    requests(
      {
        handlers: {
          listTasks: ok,
          createTask: () => {
            throw new Error('of the test');
          },
        },
      },
      [...times(9, { url: tasks }), { url: tasks, method: 'POST', payload: { title: 'Order oak' } }],
    ),
  ],
  [
    'the database cannot be reached, beside many probes',
    ['WorklaneUnavailable'],
    requests({}, times(5, { url: tasks, headers: bearer('unchecked') })),
  ],
  [
    'a handler is slow',
    ['WorklaneSlow'],
    requests({ handlers: { listTasks: async () => [await setTimeout(1500), ok()][1] as ReturnType<typeof ok> } }, [
      { url: tasks },
    ]),
  ],
  [
    'clients exceed their limit',
    ['WorklaneRateLimited'],
    requests({ env: { RATE_LIMIT_REQUESTS: '1' } }, times(9, { url: tasks })),
  ],
  ['a pool has no place', ['WorklanePoolFull', 'WorklaneUnavailable'], requests({}, [{ url: '/test-pool' }])],
  ['passwords are guessed', ['WorklaneSignInsFail'], requests({}, times(30, { url: '/sign-in', method: 'POST' }))],
  [
    'stored records violate the contract',
    ['WorklaneInvalidRecords'],
    measured((metrics) => measures.measure(metrics, 'invalidRecords', () => [['task', 1]])),
  ],
  ['a clock is wrong', ['WorklaneClockSkewed'], measured((metrics) => measures.measure(metrics, 'clockSkew', () => 7))],
  [
    'one receiver fails',
    [],
    deliveries(1, (dispatch) => {
      dispatch.receiver.respond = () => fails;
    }),
  ],
  ['one receiver hangs', [], deliveries(1, hangs)],
  [
    'all receivers fail',
    ['WorklaneWebhooksFail'],
    deliveries(6, (dispatch) => {
      dispatch.receiver.respond = () => fails;
    }),
  ],
  ['many receivers hang', ['WorklaneQueueGrows'], deliveries(12, hangs)],
  ['no node claims deliveries', ['WorklaneDeliveriesStopped'], deliveries(1, () => {}, 'claims')],
  [
    'events are not sequenced',
    ['WorklaneFeedStopped'],
    async () => {
      const { metrics } = openApp(store);
      const dispatch = await TestDispatch.open();
      return {
        metrics,
        async pass() {
          await dispatch.write(1);
          const { lagSeconds, stop } = watchFeedLag(dispatch.store.db, () => new Date(Date.now() + 120_000));
          afterwards(stop);
          measures.measure(metrics, 'feedLag', lagSeconds);
          await waitFor(() => expect(lagSeconds()).toBeGreaterThan(60));
        },
      };
    },
  ],
  [
    'a job fails on all nodes',
    ['WorklaneJobLate'],
    async () => {
      const { metrics } = openApp(store);
      let now = new Date();
      const job: Job = { name: 'purge', everySeconds: 0.01, run: () => Promise.reject(new Error('of the test')) };
      const clock = { read: () => now, isTrusted: () => true };
      const onRun = (name: string, outcome: string) => metrics.jobRuns.inc({ name, outcome });
      const { runs, stop } = startScheduler({ store, clock, logger: createLogger('silent'), jobs: [job], onRun });
      afterwards(() => stop(10));
      measures.measureJobs(metrics, runs);
      return {
        metrics,
        async pass() {
          now = new Date(now.getTime() + 3_600_000);
          await setTimeout(100);
        },
      };
    },
  ],
  [
    'requests wait for a connection',
    ['WorklaneDatabaseConnectionsUsedUp'],
    async () => {
      const database = await createDatabase(await workerPostgresql());
      const remote = await openStore({ url: database.url, connections: 1 });
      afterwards(() => database.drop());
      afterwards(() => remote.close());
      const { metrics } = openApp(remote);
      return { metrics, pass: () => Promise.all(times(5, 0).map(() => sql`select pg_sleep(0.3)`.execute(remote.db))) };
    },
  ],
];

type Samples = ReadonlyMap<string, number>;

async function scrape({ registry }: measures.Metrics): Promise<Samples> {
  const text = await registry.metrics();
  return new Map(
    [...text.matchAll(/^((?:http|worklane)_\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name, labels = '', value]) => [
      `${name}{${[labels, 'job="worklane",instance="a"'].filter(Boolean).join(',')}}`,
      Number(value),
    ]),
  );
}

const isCounter = (series: string) => /_(total|count|sum|bucket)\{/.test(series);

/** Returns the series of an hour in which every minute is like the one between the two scrapes. */
const seriesOf = (before: Samples, after: Samples) =>
  [...after].map(([series, value]) => ({
    series,
    values: isCounter(series) ? `0+${value - (before.get(series) ?? 0)}x60` : `${value}x60`,
  }));

/** Evaluates the rules of the guide over an hour. @throws Error with what promtool prints if other alerts fire */
async function evaluate(name: string, series: readonly object[], alerts: readonly string[]) {
  const test = {
    rule_files: ['alert-rules.yaml'],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series,
        promql_expr_test: [
          {
            expr: 'count by (alertname) (ALERTS{alertstate="firing"}) > bool 0',
            eval_time: '55m',
            exp_samples: alerts.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
          },
        ],
      },
    ],
  };
  await writeFile(join(folder, 'alert-rules.yaml'), await readFile(rules));
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
  // JSON is YAML.
  await writeFile(file, JSON.stringify(test));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}

const isUp = (value: number) => ({ series: 'up{job="worklane",instance="a"}', values: `${value}x60` });

it.for(causes)('when %s, these alerts fire and no other: %j', async ([cause, alerts, open], { skip }) => {
  skip(spawnSync('promtool', ['--version']).error !== undefined, 'promtool is not installed here');
  const { metrics, pass } = await open();
  const before = await scrape(metrics);
  await pass();
  const series = [isUp(1), ...seriesOf(before, await scrape(metrics))];
  await evaluate(cause, series, alerts);
});

it('an alert fires when a node is down', async ({ skip }) => {
  skip(spawnSync('promtool', ['--version']).error !== undefined, 'promtool is not installed here');
  await evaluate('down', [isUp(0)], ['WorklaneDown']);
});

it('every alert has a cause', async () => {
  const names = [...(await readFile(rules, 'utf8')).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const caused = new Set(['WorklaneDown', ...causes.flatMap(([, alerts]) => alerts)]);
  expect(names.filter((name) => !caused.has(name as string))).toEqual([]);
});
