import { type ChildProcess, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './child-server.ts';
import type { Target } from './load.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const source = '--conditions=@worklane/source';

/** The settings that every server of a benchmark gets. */
export const environmentFor = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: '20',
  WORKLANE_SECRET: 'only-for-this-benchmark-0123456789abcdef',
  BASE_URL: 'http://127.0.0.1:4700',
  RATE_LIMIT_REQUESTS: '0',
  LOG_LEVEL: 'warn',
});

/** An organization, its application, and a token of that. */
export interface PlatformTarget extends Target {
  token: string;
  clientId: string;
  clientSecret: string;
}

export interface Platform {
  process: ChildProcess;
  /** One for each organization, from organization 1 on. */
  targets: readonly PlatformTarget[];
}

interface PlatformOptions {
  port?: number;
  /** The checkout whose platform is started; by default this one. */
  checkout?: string;
}

/** Starts a node of the platform in a process of its own. */
export const startNode = (
  databaseUrl: string,
  { port = 4700, checkout = repository }: PlatformOptions = {},
): Promise<ChildProcess> =>
  startServer([source, join(checkout, 'packages/platform/src/main.ts'), '--empty'], port, environmentFor(databaseUrl));

/** Starts the platform in a process of its own, with organizations that have an application each. */
export async function startPlatform(
  databaseUrl: string,
  organizations: number,
  { port = 4700, checkout = repository }: PlatformOptions = {},
): Promise<Platform> {
  const environment = environmentFor(databaseUrl);
  const child = await startNode(databaseUrl, { port, checkout });
  const adminModule = join(checkout, 'packages/platform/src/admin/main.ts');
  const admin = (...options: string[]) => {
    const output = execFileSync(process.execPath, [source, adminModule, ...options, '--json'], {
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
      ...['--scopes', 'tasks.read tasks.write'],
    );
    const { token = '' } = admin('token', 'generate', '--application', clientId, '--scopes', 'all');
    return { url: `http://127.0.0.1:${port}`, token, clientId, clientSecret };
  });
  return { process: child, targets };
}
