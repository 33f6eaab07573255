import { omitJsonCharset, requireOneHost } from '@worklane/server';
import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import type { JobRuns } from '../database/job-runs.ts';
import type { ConnectionPool, ReplicaState, Replicas, Store } from '../database/store.ts';
import { poolPolicies, Refusal } from '../http/shared-pools.ts';
import { type OperatorRoutesOptions, serveOperators } from './health.ts';
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
  new Gauge({
    name: 'worklane_build_info',
    help: 'The release of this node, and that of Node.js.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: packageFile.version, node: process.version }, 1);
  if (store.pool) measureConnections(registry, store.pool);
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    eventsWritten: counter('worklane_events_written_total', 'Events committed with their changes.'),
    deliveryAttempts: new Histogram({
      name: 'worklane_delivery_attempt_duration_seconds',
      help: 'Duration of webhook delivery attempts, by outcome.',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
    requestLogOmissions: counter(
      'worklane_request_log_omissions_total',
      'Requests that the request log does not have, by reason: limit, buffer_full or database.',
      'reason',
    ),
    recordsRewritten: counter(
      'worklane_records_rewritten_total',
      'Records of an earlier contract that were rewritten for this one, by kind.',
      'kind',
    ),
    invalidRecordsReturned: counter(
      'worklane_invalid_records_returned_total',
      'Records in responses that violate the contract.',
    ),
    refusals: counter(
      'worklane_refused_requests_total',
      'Requests beyond the share of one holder, or beyond the size of a pool that all share.',
      'pool',
      'limit',
    ),
    jobRuns: counter(
      'worklane_job_runs_total',
      'Runs of background jobs on this node, by name and outcome: succeeded or failed.',
      'name',
      'outcome',
    ),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

interface GaugeDescription {
  readonly name: string;
  readonly help: string;
  /** With a label, there is a number for each of its values. */
  readonly label?: string;
}

/** What is read at each scrape. */
const gauges = {
  clockSkew: {
    name: 'worklane_clock_skew_seconds',
    help: 'Time by which the clock of the machine is ahead of that of the database.',
  },
  connections: {
    name: 'worklane_database_connections',
    help: 'Idle and busy connections to PostgreSQL, and requests that wait for one.',
    label: 'state',
  },
  deliveryLag: {
    name: 'worklane_delivery_lag_seconds',
    help: 'Time since the oldest webhook delivery became due that no node sends, over all nodes, without failing endpoints.',
  },
  endpoints: {
    name: 'worklane_endpoints',
    help: 'Endpoints whose deliveries have been due for more than a minute (behind) or are retried (failing), over all nodes.',
    label: 'state',
  },
  feedLag: {
    name: 'worklane_feed_lag_seconds',
    help: 'Time since the oldest event was written that is not in the event feed yet, over all nodes.',
  },
  invalidRecords: {
    name: 'worklane_invalid_records',
    help: 'Stored records that violate the contract, by kind, as of the last check.',
    label: 'kind',
  },
  jobAge: {
    name: 'worklane_job_age_seconds',
    help: 'Time since a background job last succeeded, on any node.',
    label: 'name',
  },
  jobInterval: {
    name: 'worklane_job_interval_seconds',
    help: 'Time between two runs of a background job.',
    label: 'name',
  },
  replicaLag: {
    name: 'worklane_replica_lag_seconds',
    help: 'Time since a replica had everything that the primary has.',
    label: 'replica',
  },
} as const satisfies Record<string, GaugeDescription>;

/** Reads a gauge at each scrape: a number, or one for each value of its label. */
export function measure(
  { registry }: Pick<Metrics, 'registry'>,
  gauge: keyof typeof gauges,
  read: () => number | Iterable<readonly [labelValue: string, value: number]>,
): void {
  const { name, help, label = '' }: GaugeDescription = gauges[gauge];
  new Gauge({
    name,
    help,
    labelNames: label === '' ? [] : [label],
    registers: [registry],
    collect() {
      const found = read();
      if (typeof found === 'number') return this.set(found);
      this.reset();
      for (const [labelValue, value] of found) this.set({ [label]: labelValue }, value);
    },
  });
}

function measureConnections(registry: Registry, { counts, onWait }: ConnectionPool): void {
  measure({ registry }, 'connections', () => Object.entries(counts()));
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
  measure(metrics, 'replicaLag', replicas.lags);
  const reads = new Counter({
    name: 'worklane_replica_reads_total',
    help: 'Reads that a replica may serve, by outcome: replica, or why the primary did: unavailable, changed or failed.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });
  for (const outcome of ['replica', 'unavailable', 'changed', 'failed']) reads.inc({ outcome }, 0);
  replicas.watch({ state: onState, read: (outcome) => reads.inc({ outcome }) });
}

/** Measures since when the background jobs have not succeeded, which every node knows of all nodes. */
export function measureJobs(metrics: Metrics, runs: JobRuns): void {
  // Prometheus sees an increase only of a series that it knows.
  for (const { name } of runs.ages)
    for (const outcome of ['succeeded', 'failed']) metrics.jobRuns.inc({ name, outcome }, 0);
  measure(metrics, 'jobAge', () => runs.ages.map(({ name, seconds }) => [name, seconds]));
  measure(metrics, 'jobInterval', () => runs.ages.map(({ name, everySeconds }) => [name, everySeconds]));
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
