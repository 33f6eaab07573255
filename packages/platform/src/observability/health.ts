import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHostAllowed } from 'host-validation-middleware';
import { sql } from 'kysely';
import type { JobRuns } from '../database/job-runs.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Connection, Store } from '../database/store.ts';
import { type Unavailability, unavailabilityOf } from '../database/unavailability.ts';
import { isLoopbackHost, parseHost } from '../outbound/address-policy.ts';

export interface OperatorRoutesOptions {
  /** The address to listen on. */
  readonly host: string;
  /** The public origin of the service. */
  readonly baseUrl: string;
}

/**
 * Makes the routes of an encapsulated plugin serve operators only, who need no token: programs, and persons who open them. The
 * pages of a website must not read them on the machine of a visitor who runs the service, under whatever name they reach it.
 */
export function serveOperators(plugin: FastifyInstance, { host, baseUrl }: OperatorRoutesOptions): void {
  const names = [host, new URL(baseUrl).hostname];
  // On other addresses, monitoring uses names that no setting lists.
  const isNamed = isLoopbackHost(parseHost(host))
    ? (requested: string | undefined) => isHostAllowed(requested && nameOf(requested), names)
    : () => true;
  plugin.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: false };
  });
  plugin.addHook('onRequest', async (request, reply) => {
    if (!isNamed(request.headers.host))
      return refuse(reply, 421, 'Misdirected Request', 'The service has another name.');
    if (isFromPage(request)) return refuse(reply, 403, 'Forbidden', 'Pages of other origins are not allowed.');
  });
}

/** Returns a host without its port: the library takes `x-extension:4000` for the address of a browser extension. */
const nameOf = (host: string) => host.toLowerCase().replace(/:[^:\]]*$/, '');

/** Browsers send an Origin with requests that a page could read, and Sec-Fetch-Site with all others; a link reads nothing. */
const isFromPage = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined ||
  (headers['sec-fetch-mode'] !== 'navigate' &&
    ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? 'none')));

/** Sends a problem (RFC 9457) that is not of the contract, as these routes are not. */
const refuse = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply.code(status).type('application/problem+json').send({ type: 'about:blank', title, status, detail });

/** What a node checks besides the database. */
export interface HealthChecks {
  /** Returns how many stored records of each kind violate the contract; undefined if they are still being checked. */
  readonly findInvalidRecords?: (() => Promise<Readonly<Record<string, number>> | undefined>) | undefined;
  readonly isClockTrusted?: (() => boolean) | undefined;
  /** Returns whether the node will stop, and other nodes should get its requests. */
  readonly isDraining?: (() => boolean) | undefined;
  /** The background jobs of the node. */
  readonly jobs?: Pick<JobRuns, 'ages' | 'failingAlone'> | undefined;
}

/**
 * Serves the health checks. `/health/live` responds with 200 while the process runs. `/health/ready` responds with 200 if
 * the node is not about to stop, writes to the database succeed, its schema is up to date, its clock agrees with that of the
 * machine, no background job fails on this node alone and the contract accepts the stored records, otherwise with 503 and the
 * reason. A job that is late on all nodes is only named: without them, nobody would serve what needs no job.
 */
export function healthRoutes(app: FastifyInstance, store: Store, checks: HealthChecks): void {
  const probe = createProbe(store, checks);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const result = checks.isDraining?.() ? { reason: 'stopping' } : await probe();
    if (result !== undefined) return reply.code(503).send({ status: 'unavailable', ...result });
    const late = checks.jobs?.ages.filter(({ isLate }) => isLate).map(({ name }) => name) ?? [];
    return { status: 'ok', ...(late.length > 0 && { late_jobs: late }) };
  });
}

interface NotReady {
  reason:
    | `database_${Unavailability}`
    | 'schema_out_of_date'
    | 'clock_skewed'
    | 'jobs_fail'
    | 'stored_records_unchecked'
    | 'stored_records_invalid';
  /** The number of invalid records of each kind. */
  invalid_records?: Readonly<Record<string, number>>;
  /** The names of the jobs that fail on this node, and succeed on others. */
  jobs?: readonly string[];
}

/** Maximum duration of a probe, in milliseconds. */
const probeTimeout = 2000;

/** How long a result is reused, in milliseconds, so that the probes of all load balancers cost one write in this time. */
const resultLifetime = 1000;

/** Bytes: more than a typical write needs, in new pages. */
const fillerSize = 16_000;

const undefinedTable = '42P01';

const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Returns a function that checks by a write whether writes succeed, and resolves to the reason if they do not. A read would
 * not detect a database that is read-only or full.
 */
function createProbe({ db }: Store, checks: HealthChecks): () => Promise<NotReady | undefined> {
  let running: Promise<NotReady | undefined> | undefined;
  const start = () => {
    const probe = check(db, checks);
    const expire = () => {
      running = undefined;
    };
    probe.finally(() => setTimeout(expire, resultLifetime).unref());
    return probe;
  };
  return async () => {
    running ??= start();
    const late = Promise.withResolvers<NotReady>();
    const timer = setTimeout(late.resolve, probeTimeout, { reason: 'database_too_slow' });
    const result = await Promise.race([running, late.promise]);
    clearTimeout(timer);
    return result;
  };
}

async function check(
  db: Connection,
  { findInvalidRecords, isClockTrusted, jobs }: HealthChecks,
): Promise<NotReady | undefined> {
  try {
    const { rows } = await sql<{ name: string | null }>`
      with written as (insert into write_probes (filler) values (repeat('x', ${sql.lit(fillerSize)})))
      select max(name) as name from kysely_migration`.execute(db);
    if ((rows[0]?.name ?? '') < newestMigration) return { reason: 'schema_out_of_date' };
    if (isClockTrusted?.() === false) return { reason: 'clock_skewed' };
    const failing = jobs?.failingAlone ?? [];
    if (failing.length > 0) return { reason: 'jobs_fail', jobs: failing };
    return await checkRecords(findInvalidRecords);
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return { reason: 'schema_out_of_date' };
    return { reason: `database_${unavailabilityOf(error) ?? 'failing'}` };
  }
}

async function checkRecords(
  findInvalidRecords: HealthChecks['findInvalidRecords'] = async () => ({}),
): Promise<NotReady | undefined> {
  const invalid = await findInvalidRecords();
  if (!invalid) return { reason: 'stored_records_unchecked' };
  return Object.keys(invalid).length === 0 ? undefined : { reason: 'stored_records_invalid', invalid_records: invalid };
}

export const truncateWriteProbes = (db: Connection): Promise<unknown> => sql`truncate write_probes`.execute(db);
