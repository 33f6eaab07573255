import { readFileSync } from 'node:fs';
import { siteFolder } from './installation.ts';
import {
  boolean,
  database,
  hosts,
  listenAddress,
  networks,
  oneOf,
  origin,
  type Parser,
  proxies,
  secrets,
  text,
  url,
  wholeNumber,
} from './parsers.ts';

/** A row of the table of settings. */
export interface Setting {
  /** The environment variable. */
  readonly variable: string;
  /** What it sets, in one sentence or phrase. */
  readonly description: string;
  readonly value: Parser<unknown>;
  readonly default?: string;
  /** Describes the behavior without the variable, if there is no default value. */
  readonly otherwise?: string;
  /** Whether messages hide the value. */
  readonly secret?: true;
}

/** The values of a table of settings: undefined only without a default. */
export type ValuesOf<Table extends Record<string, Setting>> = {
  readonly [Name in keyof Table]: Table[Name] extends { value: Parser<infer T> }
    ? Table[Name] extends { default: string }
      ? T
      : T | undefined
    : never;
};

/** Environment variables have invalid values; the message lists all of them. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError';

  constructor(violations: readonly string[]) {
    const count = violations.length === 1 ? '1 invalid setting' : `${violations.length} invalid settings`;
    super(`${count}:\n${violations.map((violation) => `  ${violation}`).join('\n')}`);
  }
}

/** Time limits of the database, in seconds. */
export interface DatabaseTimeouts {
  /** To connect, or to get a connection from the pool. */
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  /** Of a transaction between two statements. */
  readonly idleTransaction: number;
  /** Without traffic before either side checks the connection. */
  readonly keepalive: number;
}

/** Limits that no deployment has a reason to change; tests do. */
export interface Limits {
  readonly database: DatabaseTimeouts;
  /** Seconds after which a request gets 503. Open event streams have no limit. */
  readonly request: number;
  /** Seconds to finish requests and deliveries when the service stops. */
  readonly finish: number;
  readonly webhooksPerOrganization: number;
  /** Concurrent deliveries of each node. */
  readonly deliveries: number;
}

/**
 * A statement ends before its request does, and its request before the 30 seconds after which proxies give up. A webhook can have
 * 20 deliveries in flight, so that 50 hanging receivers leave all others their share of the deliveries of a node.
 */
export const defaultLimits: Limits = {
  database: { connect: 5, statement: 8, lock: 5, idleTransaction: 10, keepalive: 10 },
  request: 15,
  finish: 15,
  webhooksPerOrganization: 100,
  deliveries: 1000,
};

/** The longest lifetime that ACCESS_TOKEN_SECONDS can have. */
export const maxTokenLifetimeSeconds = 31_536_000;

/** All settings of the service. A test compares the table in README.md with it. */
export const table = {
  port: {
    variable: 'PORT',
    description: 'Port to listen on.',
    value: wholeNumber(1, 65_535),
    default: '4000',
  },
  host: {
    variable: 'HOST',
    description: 'Address to listen on; 0.0.0.0 listens on all interfaces.',
    value: text,
    default: '127.0.0.1',
  },
  baseUrl: {
    variable: 'BASE_URL',
    description:
      'Public origin of the service: the issuer and audience of access tokens, and the origin of the dashboard.',
    value: origin,
    otherwise: 'http://HOST:PORT',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    description:
      'PostgreSQL 15 or newer: postgresql://user:password@host:port/database, with more hosts after commas, ?pooler=host:port if it has a pooler, and ?replica=host:port,host:port&max_staleness=5 if it has replicas.',
    value: database,
    otherwise: 'the embedded database in DATA_FOLDER',
    secret: true,
  },
  databaseConnections: {
    variable: 'DATABASE_CONNECTIONS',
    description: 'Maximum connections to PostgreSQL per node for requests; up to 4 more listen and run jobs.',
    value: wholeNumber(1, 1000),
    default: '10',
  },
  dataFolder: {
    variable: 'DATA_FOLDER',
    description: 'Folder of the embedded database and its generated secret.',
    value: text,
    default: '.worklane',
  },
  secret: {
    variable: 'WORKLANE_SECRET',
    description:
      'Derives the keys that encrypt secrets in the database and sign forms and cookies; the same on every node. Further lines are older secrets, which still decrypt.',
    value: secrets,
    otherwise: 'generated and stored in DATA_FOLDER; required with DATABASE_URL and with NODE_ENV=production',
    secret: true,
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    description: 'Minimum log level.',
    value: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
  },
  rateLimitRequests: {
    variable: 'RATE_LIMIT_REQUESTS',
    description:
      'Maximum requests of a member, or an application without one, per window, over all nodes; 0 is unlimited.',
    value: wholeNumber(0, 1_000_000_000),
    default: '600',
  },
  rateLimitWindowSeconds: {
    variable: 'RATE_LIMIT_WINDOW_SECONDS',
    description: 'Length of the rate limit window.',
    value: wholeNumber(1, 86_400),
    default: '60',
  },
  requestLogPerDay: {
    variable: 'REQUEST_LOG_PER_DAY',
    description:
      'Maximum successful requests of a member or an application that a node records per day, and as many failed ones; 0 turns the log off.',
    value: wholeNumber(0, 1_000_000_000),
    default: '50000',
  },
  accessTokenSeconds: {
    variable: 'ACCESS_TOKEN_SECONDS',
    description: 'Lifetime of access tokens.',
    value: wholeNumber(60, maxTokenLifetimeSeconds),
    default: '31536000',
  },
  clientMetadataHosts: {
    variable: 'CLIENT_METADATA_HOSTS',
    description: 'Hosts whose metadata documents stand in for a registration of an application: `*`, `off` or a list.',
    value: hosts,
    default: '*',
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    description: 'Addresses or networks of trusted proxies, whose X-Forwarded-For is used, such as 10.0.0.0/8.',
    value: proxies,
    otherwise: 'no proxy is trusted',
  },
  webhookAllowedNetworks: {
    variable: 'WEBHOOK_ALLOWED_NETWORKS',
    description: 'Non-public addresses or networks that webhooks may reach, such as 10.1.0.0/16.',
    value: networks,
    otherwise: 'public addresses only',
  },
  webhookLoopbackHttp: {
    variable: 'WEBHOOK_LOOPBACK_HTTP',
    description:
      'For development: true allows loopback hosts, for webhooks also with http; not with NODE_ENV=production.',
    value: boolean,
    default: 'false',
  },
  webhookCaFile: {
    variable: 'WEBHOOK_CA_FILE',
    description: 'PEM file of more certificate authorities to trust for webhook receivers and metadata documents.',
    value: text,
    otherwise: 'the certificate authorities of Node.js',
  },
  drainSeconds: {
    variable: 'DRAIN_SECONDS',
    description: 'How long a node with DATABASE_URL still accepts requests after SIGTERM, when it is no longer ready.',
    value: wholeNumber(0, 3600),
    default: '10',
  },
  metricsAddress: {
    variable: 'METRICS_ADDRESS',
    description: 'Separate address and port for /metrics, such as 127.0.0.1:9464.',
    value: listenAddress,
    otherwise: 'PORT serves /metrics',
  },
  docsFolder: {
    variable: 'DOCS_FOLDER',
    description: 'Folder of the built documentation, served at /docs/ if it exists.',
    value: text,
    otherwise: 'dist/docs in this package; packages/docs/dist in the repository',
  },
  dashboardFolder: {
    variable: 'DASHBOARD_FOLDER',
    description: 'Folder of the built dashboard, served at /dashboard if it exists.',
    value: text,
    otherwise: 'dist/dashboard in this package; packages/dashboard/dist in the repository',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    description:
      'Mail server that sends the links that owners create, which they then do not see: smtp:// or smtps://user:password@host:port.',
    value: url('an smtp:// or smtps:// URL with a percent-encoded password', 'smtp', 'smtps'),
    otherwise: 'no email is sent; owners pass on the links that they see',
    secret: true,
  },
  smtpFrom: {
    variable: 'SMTP_FROM',
    description: 'Sender of emails, such as `Worklane <worklane@example.com>`; required with SMTP_URL.',
    value: text,
    otherwise: 'no sender',
  },
  otlpEndpoint: {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    description: 'OpenTelemetry endpoint for traces (OTLP over HTTP), without /v1/traces.',
    value: url('an http or https URL', 'http', 'https'),
    otherwise: 'tracing is off',
  },
} as const satisfies Record<string, Setting>;

type Values = ValuesOf<typeof table>;

export type Settings = Omit<Values, 'baseUrl' | 'docsFolder' | 'dashboardFolder'> & {
  readonly baseUrl: string;
  readonly docsFolder: string;
  readonly dashboardFolder: string;
  readonly limits: Limits;
};

/**
 * Reads all settings from environment variables. Tests replace limits. An empty variable counts as unset.
 * @throws InvalidSettingsError
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  limits: Partial<Limits> = {},
): Settings {
  const violations: string[] = [];
  const entries = Object.entries<Setting>(table).map(([name, setting]) => [name, read(setting, env, violations)]);
  const values = Object.fromEntries(entries) as Values;
  const isProduction = env.NODE_ENV === 'production';
  if ((isSet(env, 'DATABASE_URL') || isProduction) && !isSet(env, 'WORKLANE_SECRET')) {
    violations.push(
      'WORKLANE_SECRET is missing. With DATABASE_URL and with NODE_ENV=production it must have at least 32 bytes, and ' +
        'be the same on every node',
    );
  }
  if (isProduction && values.webhookLoopbackHttp) {
    violations.push(
      'WEBHOOK_LOOPBACK_HTTP is "true" but must be unset or false with NODE_ENV=production, because webhooks could reach ' +
        'other programs on this machine',
    );
  }
  if (values.smtpUrl !== undefined && values.smtpFrom === undefined) {
    violations.push('SMTP_FROM is missing. With SMTP_URL it must be the address of the sender');
  }
  if (violations.length > 0) throw new InvalidSettingsError(violations);
  return {
    ...values,
    baseUrl: values.baseUrl ?? listeningUrl(values),
    docsFolder: values.docsFolder ?? siteFolder('docs'),
    dashboardFolder: values.dashboardFolder ?? siteFolder('dashboard'),
    limits: { ...defaultLimits, ...limits },
  };
}

const isSet = (env: Readonly<Record<string, string | undefined>>, name: string) =>
  Boolean(env[name] || env[`${name}_FILE`]);

function read(setting: Setting, env: Readonly<Record<string, string | undefined>>, violations: string[]): unknown {
  const raw = env[setting.variable] || readFile(setting, env, violations) || setting.default;
  if (raw === undefined) return undefined;
  const value = setting.value.parse(raw);
  if (value === undefined) {
    const shown = setting.secret ? 'has a value (not shown) that' : `is ${JSON.stringify(raw)} but`;
    violations.push(`${setting.variable} ${shown} must be ${setting.value.allowed}`);
  }
  return value;
}

/** Returns the text of the file that `WORKLANE_SECRET_FILE` names, as container platforms mount secrets. */
function readFile(
  { variable, secret }: Setting,
  env: Readonly<Record<string, string | undefined>>,
  violations: string[],
): string | undefined {
  const file = secret && env[`${variable}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    violations.push(
      `${variable}_FILE names the file ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
    return undefined;
  }
}

function listeningUrl({ host, port }: Values): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
