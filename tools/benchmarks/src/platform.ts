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
  /** Organization 1. */
  target: PlatformTarget;
}

export interface PlatformOptions {
  environment: Environment;
  /** The folder of the checkout, by default this one. */
  checkout?: string | undefined;
  port?: number;
}

/** Starts a node of the platform in another process. */
export const startNode = ({ environment, checkout = thisCheckout, port = 4700 }: PlatformOptions) =>
  startServer([join(checkout, 'packages/platform/src/main.ts'), '--empty'], port, environment);

/** Creates an organization with an application and starts a node of the platform. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { checkout = thisCheckout, port = 4700 } = options;
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
  admin('organization', 'create', 'Organization 1');
  const { client_id: clientId = '', client_secret: clientSecret = '' } = admin(
    ...['application', 'create', '--organization', '1', '--name', 'Load', '--type', 'private', '--scopes', 'all'],
  );
  const { token = '' } = admin('token', 'generate', '--application', clientId, '--scopes', 'all');
  const target = { url, token, clientId, clientSecret };
  return { process: await startNode({ ...options, environment, checkout, port }), target };
}
