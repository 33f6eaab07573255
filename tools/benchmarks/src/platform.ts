import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The checkout that contains this benchmark. */
const thisCheckout = fileURLToPath(new URL('../../../', import.meta.url));

const source = '--conditions=@worklane/source';

type Environment = Readonly<Record<string, string>>;

/** Returns the settings of the servers. */
export const environmentFor = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: '20',
  WORKLANE_SECRET: 'only-for-this-benchmark-0123456789abcdef',
  RATE_LIMIT_REQUESTS: '0',
  LOG_LEVEL: 'warn',
});

/** An organization with an application and an access token. */
export interface PlatformTarget extends Target {
  token: string;
  clientId: string;
  clientSecret: string;
}

export interface Platform {
  process: ServerProcess;
  /** One per organization, from organization 1. */
  targets: readonly PlatformTarget[];
}

export interface PlatformOptions {
  environment: Environment;
  organizations: number;
  /** The folder of the checkout, by default this one. */
  checkout?: string | undefined;
  port?: number;
  /** Options of Node.js for the service, such as `--inspect`. */
  nodeOptions?: string;
  /** Runs admin commands before the service starts. */
  prepare?: (admin: (...args: string[]) => Record<string, string>) => void;
}

/** Starts a node of the platform in another process. */
export const startNode = ({
  environment,
  checkout = thisCheckout,
  port = 4700,
  nodeOptions = '',
}: Omit<PlatformOptions, 'organizations' | 'prepare'>) =>
  startServer([join(checkout, 'packages/platform/src/main.ts'), '--empty'], port, {
    ...environment,
    NODE_OPTIONS: nodeOptions,
  });

/** Creates organizations with an application each and starts a node of the platform. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { organizations, checkout = thisCheckout, port = 4700 } = options;
  const url = `http://127.0.0.1:${port}`;
  const environment = { ...options.environment, BASE_URL: url };
  const adminModule = join(checkout, 'packages/platform/src/admin/main.ts');
  const admin = (...args: string[]) => {
    const output = execFileSync(process.execPath, [source, adminModule, ...args, '--json'], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    return JSON.parse(output) as Record<string, string>;
  };
  const targets = Array.from({ length: organizations }, (_, index) => {
    const organization = String(index + 1);
    admin('organization', 'create', `Organization ${organization}`);
    const { client_id: clientId = '', client_secret: clientSecret = '' } = admin(
      ...['application', 'create', '--organization', organization, '--name', 'Load', '--type', 'private'],
      ...['--scopes', 'all'],
    );
    const { token = '' } = admin('token', 'generate', '--application', clientId, '--scopes', 'all');
    return { url, token, clientId, clientSecret };
  });
  options.prepare?.(admin);
  return { process: await startNode({ ...options, environment, checkout, port }), targets };
}
