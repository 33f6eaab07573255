import { omitJsonCharset, requireOneHost } from '@worklane/server';
import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../database/store.ts';
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
}

/** Creates the metrics of this process: requests, events, delivery attempts, database connections, event loop and memory. */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (store.connections) measureConnections(registry, store.connections);
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
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

function measureConnections(registry: Registry, connections: () => Record<string, number>): void {
  new Gauge({
    name: 'worklane_database_connections',
    help: 'Idle and busy connections to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/** Measures how long the oldest due delivery has been waiting, which every node knows of all nodes. */
export function measureDeliveryLag({ registry }: Metrics, lagSeconds: () => number): void {
  new Gauge({
    name: 'worklane_delivery_lag_seconds',
    help: 'Time since the oldest pending webhook delivery became due, over all nodes.',
    registers: [registry],
    collect() {
      this.set(lagSeconds());
    },
  });
}

/** Measures how far the clock of the machine is ahead of that of the database. */
export function measureClockSkew({ registry }: Metrics, skewSeconds: () => number): void {
  new Gauge({
    name: 'worklane_clock_skew_seconds',
    help: 'Time by which the clock of the machine is ahead of that of the database.',
    registers: [registry],
    collect() {
      this.set(skewSeconds());
    },
  });
}

/** Measures how many stored records violate the contract, which every node knows of all nodes. */
export function measureInvalidRecords({ registry }: Metrics, counts: () => Readonly<Record<string, number>>): void {
  new Gauge({
    name: 'worklane_invalid_records',
    help: 'Stored records that violate the contract, by kind, as of the last check.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(counts())) this.set({ kind }, count);
    },
  });
}

/** Measures the duration of every request. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics): void {
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
