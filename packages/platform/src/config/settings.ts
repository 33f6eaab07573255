import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../database/open.ts';
import { defaultTimeouts } from '../database/timeouts.ts';
import { longestLifetime } from '../oauth/tokens/access-token.ts';
import { InvalidSettingsError } from './invalid-settings-error.ts';
import { atLeastBytes, networks, oneOf, origin, proxies, text, url, wholeNumber } from './parsers.ts';
import type { Setting, ValuesOf } from './setting.ts';

/** Seconds. */
const timeout = wholeNumber(1, 3600);

/** Every setting of the service. The table in README.md is tested against it. */
export const table = {
  port: {
    variable: 'PORT',
    description: 'Port to listen on.',
    value: wholeNumber(1, 65_535),
    default: '4000',
  },
  host: {
    variable: 'HOST',
    description: 'Address to listen on; 0.0.0.0 listens on all.',
    value: text,
    default: '127.0.0.1',
  },
  baseUrl: {
    variable: 'BASE_URL',
    description: 'Where clients reach the service; the issuer and the audience of access tokens.',
    value: origin,
    otherwise: 'http://HOST:PORT',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    description: 'PostgreSQL 15 or newer, as postgresql://user:password@host:port/database.',
    value: url('a postgresql:// URL', 'postgresql', 'postgres'),
    otherwise: 'the embedded database in DATA_FOLDER',
    secret: true,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    description:
      'The most connections to PostgreSQL that a node has open at once for requests; up to 4 more listen and run jobs.',
    value: wholeNumber(1, 1000),
    default: '10',
  },
  databaseConnectTimeout: {
    variable: 'DATABASE_CONNECT_TIMEOUT_SECONDS',
    description: 'Maximum time to connect to PostgreSQL, or to wait for a connection of the pool.',
    value: timeout,
    default: String(defaultTimeouts.connect),
  },
  databaseStatementTimeout: {
    variable: 'DATABASE_STATEMENT_TIMEOUT_SECONDS',
    description: 'Maximum duration of a statement; migrations and jobs have no limit.',
    value: timeout,
    default: String(defaultTimeouts.statement),
  },
  databaseLockTimeout: {
    variable: 'DATABASE_LOCK_TIMEOUT_SECONDS',
    description: 'Maximum time that a statement waits for a lock; migrations and jobs have no limit.',
    value: timeout,
    default: String(defaultTimeouts.lock),
  },
  databaseIdleTransactionTimeout: {
    variable: 'DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS',
    description: 'PostgreSQL ends a transaction that is idle for this long, such as that of a node that hangs.',
    value: timeout,
    default: String(defaultTimeouts.idleTransaction),
  },
  databaseKeepalive: {
    variable: 'DATABASE_KEEPALIVE_SECONDS',
    description: 'Idle time after which TCP keepalive checks a database connection, on both sides.',
    value: timeout,
    default: String(defaultTimeouts.keepalive),
  },
  requestTimeout: {
    variable: 'REQUEST_TIMEOUT_SECONDS',
    description: 'Maximum duration of a request, which gets 503 then; event streams have no limit once they are open.',
    value: timeout,
    default: '15',
  },
  dataFolder: {
    variable: 'DATA_FOLDER',
    description: 'Folder of the embedded database and of the secret that is made for it.',
    value: text,
    default: '.worklane',
  },
  databaseSynchronousCommit: {
    variable: 'DATABASE_SYNCHRONOUS_COMMIT',
    description:
      'Embedded database: on acknowledges a write when it is on disk; off may lose the last writes in a crash.',
    value: oneOf('on', 'off'),
    default: 'on',
  },
  secret: {
    variable: 'WORKLANE_SECRET',
    description: 'Keys what the database keeps encrypted, forms and cookies; the same on every node.',
    value: atLeastBytes(32),
    otherwise: 'made at random and kept in DATA_FOLDER; required with DATABASE_URL',
    secret: true,
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    description: 'The least level that is logged.',
    value: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
  },
  rateLimitRequests: {
    variable: 'RATE_LIMIT_REQUESTS',
    description: 'Maximum requests of an application and organization in a window, over all nodes; 0 is no limit.',
    value: wholeNumber(0, 1_000_000_000),
    default: '600',
  },
  rateLimitWindowSeconds: {
    variable: 'RATE_LIMIT_WINDOW_SECONDS',
    description: 'Length of that window in seconds.',
    value: wholeNumber(1, 86_400),
    default: '60',
  },
  accessTokenSeconds: {
    variable: 'ACCESS_TOKEN_SECONDS',
    description: 'How long an access token lives.',
    value: wholeNumber(60, longestLifetime),
    default: '31536000',
  },
  streamsPerOrganization: {
    variable: 'STREAMS_PER_ORGANIZATION',
    description: 'How many event streams an organization may have open, at each node.',
    value: wholeNumber(1, 100_000),
    default: '100',
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    description: 'Addresses or networks of the proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8.',
    value: proxies,
    otherwise: 'no proxy is believed',
  },
  webhookAllowedNetworks: {
    variable: 'WEBHOOK_ALLOWED_NETWORKS',
    description: 'Addresses or networks that webhooks may reach although they are not public, such as 10.1.0.0/16.',
    value: networks,
    otherwise: 'public addresses alone are reached',
  },
  webhookCaFile: {
    variable: 'WEBHOOK_CA_FILE',
    description: 'Certificates (PEM) of the authorities that receivers of webhooks may have besides the public ones.',
    value: text,
    otherwise: 'the authorities that Node.js trusts',
  },
  webhookConcurrency: {
    variable: 'WEBHOOK_CONCURRENCY',
    description: 'How many deliveries a node works on at once.',
    value: wholeNumber(1, 100_000),
    default: '1000',
  },
  webhooksPerOrganization: {
    variable: 'WEBHOOKS_PER_ORGANIZATION',
    description: 'Maximum webhooks of an organization.',
    value: wholeNumber(1, 100_000),
    default: '100',
  },
  shutdownSeconds: {
    variable: 'SHUTDOWN_SECONDS',
    description: 'How long requests and deliveries in flight may take to finish when the service is stopped.',
    value: wholeNumber(0, 3600),
    default: '10',
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    description: 'Port that serves /metrics, which PORT then does not.',
    value: wholeNumber(1, 65_535),
    otherwise: 'PORT serves them',
  },
  metricsHost: {
    variable: 'METRICS_HOST',
    description: 'Address to listen on at METRICS_PORT.',
    value: text,
    default: '127.0.0.1',
  },
  docsFolder: {
    variable: 'DOCS_FOLDER',
    description: 'Folder of the built reference, served at /docs/ when it exists.',
    value: text,
    otherwise: 'packages/docs/dist beside this package',
  },
  dashboardFolder: {
    variable: 'DASHBOARD_FOLDER',
    description: 'Folder of the built dashboard, served at /dashboard when it exists.',
    value: text,
    otherwise: 'packages/dashboard/dist beside this package',
  },
  otlpEndpoint: {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    description: 'Where OpenTelemetry traces are sent by OTLP over HTTP, without /v1/traces.',
    value: url('an http or https URL', 'http', 'https'),
    otherwise: 'nothing is traced',
  },
} as const satisfies Record<string, Setting>;

type Values = ValuesOf<typeof table>;

export type Settings = Omit<Values, 'baseUrl' | 'docsFolder' | 'dashboardFolder'> & {
  readonly baseUrl: string;
  readonly docsFolder: string;
  readonly dashboardFolder: string;
};

/**
 * Reads all settings from environment variables. One that is empty is as one that is not set.
 * @throws InvalidSettingsError that names every variable whose value is not allowed.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const entries = Object.entries<Setting>(table).map(([name, setting]) => [name, read(setting, env, faults)]);
  if (env.DATABASE_URL && !env.WORKLANE_SECRET) {
    faults.push(
      'WORKLANE_SECRET is missing: with DATABASE_URL it must be a text of 32 bytes or more, the same on every node',
    );
  }
  if (faults.length > 0) throw new InvalidSettingsError(faults);
  const values = Object.fromEntries(entries) as Values;
  return {
    ...values,
    baseUrl: values.baseUrl ?? ownUrl(values),
    docsFolder: values.docsFolder ?? builtBeside('docs'),
    dashboardFolder: values.dashboardFolder ?? builtBeside('dashboard'),
  };
}

/** What `openStore` needs of the settings. */
export const databaseSettings = (settings: Settings): DatabaseSettings => ({
  url: settings.databaseUrl,
  connections: settings.databaseConnections,
  folder: settings.dataFolder,
  synchronousCommit: settings.databaseSynchronousCommit === 'on',
  timeouts: {
    connect: settings.databaseConnectTimeout,
    statement: settings.databaseStatementTimeout,
    lock: settings.databaseLockTimeout,
    idleTransaction: settings.databaseIdleTransactionTimeout,
    keepalive: settings.databaseKeepalive,
  },
});

const builtBeside = (name: string): string => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));

function read(setting: Setting, env: Readonly<Record<string, string | undefined>>, faults: string[]): unknown {
  const given = env[setting.variable] || setting.default;
  if (given === undefined) return undefined;
  const value = setting.value.parse(given);
  if (value === undefined) {
    const shown = setting.secret ? 'has a value (not shown) that' : `is ${JSON.stringify(given)} but`;
    faults.push(`${setting.variable} ${shown} must be ${setting.value.allowed}`);
  }
  return value;
}

function ownUrl({ host, port }: Values): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
