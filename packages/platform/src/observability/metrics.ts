import { omitJsonCharset, requireOneHost } from '@worklane/server';
import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import type { JobAge, JobRuns } from '../database/job-runs.ts';
import type { ConnectionPool, ReplicaState, Replicas, Store } from '../database/store.ts';
import { poolPolicies, Refusal } from '../http/shared-pools.ts';
import { type OperatorRoutesOptions, serveOperators } from './operator-routes.ts';
import { routeOf } from './request-log.ts';

export interface Metrics {
  /** All metrics, for Prometheus. */
  readonly registry: Registry;
  readonly eventsWritten: Counter;
  /** The outcome is `succeeded` or an error code. */
  readonly deliveryAttempts: Histogram<'outcome'>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly requestLogOmissions: Counter<'reason'>;
  readonly recordsRewritten: Counter<'kind'>;
  readonly invalidRecordsReturned: Counter;
  readonly refusals: Counter<'pool' | 'limit'>;
  readonly jobRuns: Counter<'name' | 'outcome'>;
}

/** Creates the metrics of this process: requests, events, delivery attempts, database connections, event loop and memory. */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (store.pool) measureConnections(registry, store.pool);
  gauge(
    { registry },
    {
      name: 'worklane_build_info',
      help: 'The release of this node, and that of Node.js.',
      labels: ['version', 'node'],
    },
    () => [[{ version: packageFile.version, node: process.version }, 1]],
  );
  return {
    registry,
    eventsWritten: new Counter({
      name: 'worklane_events_written_total',
      help: 'Events committed with their changes.',
      registers,
    }),
    deliveryAttempts: new Histogram({
      name: 'worklane_delivery_attempt_duration_seconds',
      help: 'Duration of webhook delivery attempts, by outcome.',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
    requestLogOmissions: new Counter({
      name: 'worklane_request_log_omissions_total',
      help: 'Requests that the request log does not have, by reason: limit, buffer_full or database.',
      labelNames: ['reason'],
      registers,
    }),
    recordsRewritten: new Counter({
      name: 'worklane_records_rewritten_total',
      help: 'Records of an earlier contract that were rewritten for this one, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    invalidRecordsReturned: new Counter({
      name: 'worklane_invalid_records_returned_total',
      help: 'Records in responses that violate the contract.',
      registers,
    }),
    refusals: new Counter({
      name: 'worklane_refused_requests_total',
      help: 'Requests beyond the share of one holder, or beyond the size of a pool that all share.',
      labelNames: ['pool', 'limit'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'worklane_job_runs_total',
      help: 'Runs of background jobs on this node, by name and outcome: succeeded or failed.',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

/** Adds a gauge that is read at each scrape, without labels or with a sample for each. */
function gauge(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, labels = [] }: { name: string; help: string; labels?: string[] },
  read: () => number | Iterable<readonly [labels: Record<string, string>, value: number]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      const found = read();
      if (typeof found === 'number') return this.set(found);
      this.reset();
      for (const [values, value] of found) this.set(values, value);
    },
  });
}

function measureConnections(registry: Registry, { counts, onWait }: ConnectionPool): void {
  gauge(
    { registry },
    {
      name: 'worklane_database_connections',
      help: 'Idle and busy connections to PostgreSQL, and requests that wait for one.',
      labels: ['state'],
    },
    () => Object.entries(counts()).map(([state, count]) => [{ state }, count] as const),
  );
  const waits = new Histogram({
    name: 'worklane_database_connection_wait_seconds',
    help: 'Time that requests have waited for a connection to PostgreSQL.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  onWait((seconds) => waits.observe(seconds));
}

/** Uses the replicas, if there are any, and measures how far they are behind and who serves what they could. */
export function measureReplicas(
  metrics: Metrics,
  replicas: Replicas | undefined,
  onState: (state: ReplicaState) => void,
): void {
  if (!replicas) return;
  const help = 'Time since a replica had everything that the primary has.';
  gauge(metrics, { name: 'worklane_replica_lag_seconds', help, labels: ['replica'] }, () =>
    replicas.lags().map(([replica, seconds]) => [{ replica }, seconds] as const),
  );
  const reads = new Counter({
    name: 'worklane_replica_reads_total',
    help: 'Reads that a replica may serve, by outcome: replica, or why the primary did: unavailable, changed or failed.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });
  for (const outcome of ['replica', 'unavailable', 'changed', 'failed']) reads.inc({ outcome }, 0);
  replicas.watch({ state: onState, read: (outcome) => reads.inc({ outcome }) });
}

/** Measures what a dispatcher sees of the due deliveries of all nodes. */
export function measureDeliveries(
  metrics: Metrics,
  deliveries: { readonly lagSeconds: number; readonly endpoints: Readonly<Record<string, number>> },
): void {
  gauge(
    metrics,
    {
      name: 'worklane_delivery_lag_seconds',
      help: 'Time since the oldest webhook delivery became due that no node sends, over all nodes, without failing endpoints.',
    },
    () => deliveries.lagSeconds,
  );
  gauge(
    metrics,
    {
      name: 'worklane_endpoints',
      help: 'Endpoints whose deliveries have been due for more than a minute (behind) or are retried (failing), over all nodes.',
      labels: ['state'],
    },
    () => Object.entries(deliveries.endpoints).map(([state, count]) => [{ state }, count] as const),
  );
}

/** Measures how far the clock of the machine is ahead of that of the database. */
export function measureClockSkew(metrics: Metrics, skewSeconds: () => number): void {
  gauge(
    metrics,
    {
      name: 'worklane_clock_skew_seconds',
      help: 'Time by which the clock of the machine is ahead of that of the database.',
    },
    skewSeconds,
  );
}

/** Measures how many stored records violate the contract, which every node knows of all nodes. */
export function measureInvalidRecords(metrics: Metrics, counts: () => Readonly<Record<string, number>>): void {
  gauge(
    metrics,
    {
      name: 'worklane_invalid_records',
      help: 'Stored records that violate the contract, by kind, as of the last check.',
      labels: ['kind'],
    },
    () => Object.entries(counts()).map(([kind, count]) => [{ kind }, count] as const),
  );
}

/** Measures since when the background jobs have not succeeded, which every node knows of all nodes. */
export function measureJobs(metrics: Metrics, runs: JobRuns): void {
  // Prometheus sees an increase only of a series that it knows.
  for (const { name } of runs.ages)
    for (const outcome of ['succeeded', 'failed']) metrics.jobRuns.inc({ name, outcome }, 0);
  const ofJobs = (value: (age: JobAge) => number) => () =>
    runs.ages.map((age) => [{ name: age.name }, value(age)] as const);
  const labels = ['name'];
  gauge(
    metrics,
    { name: 'worklane_job_age_seconds', help: 'Time since a background job last succeeded, on any node.', labels },
    ofJobs(({ seconds }) => seconds),
  );
  gauge(
    metrics,
    { name: 'worklane_job_interval_seconds', help: 'Time between two runs of a background job.', labels },
    ofJobs(({ everySeconds }) => everySeconds),
  );
}

/** Measures for how long the oldest event has been waiting that was committed and is not in the feed. */
export function measureFeedLag(metrics: Metrics, lagSeconds: () => number): void {
  gauge(
    metrics,
    {
      name: 'worklane_feed_lag_seconds',
      help: 'Time since the oldest event was written that is not in the event feed yet, over all nodes.',
    },
    lagSeconds,
  );
}

/** Measures the duration of every request, and counts those that exceed a limit. */
export function measureRequests(app: FastifyInstance, { requests, refusals }: Metrics): void {
  refusals.inc({ pool: 'requests', limit: 'share' }, 0);
  for (const { name } of Object.values(poolPolicies)) {
    for (const limit of ['share', 'size']) refusals.inc({ pool: name, limit }, 0);
  }
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof Refusal) refusals.inc({ ...error.by });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

export function metricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/** Returns a server only for `/metrics`, for a port that clients cannot reach. */
export function createMetricsServer(metrics: Metrics, address: OperatorRoutesOptions): FastifyInstance {
  const app = fastify();
  requireOneHost(app);
  omitJsonCharset(app);
  serveOperators(app, address);
  metricsRoute(app, metrics);
  return app;
}
