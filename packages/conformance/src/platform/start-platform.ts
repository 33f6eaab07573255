import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { freePort } from '@worklane/testing/free-port';
import type { Credentials } from '../target/credentials.ts';
import { type Admin, withAdmin } from './admin-session.ts';
import { platformProcess } from './platform-process.ts';

export type { Admin };

export interface PlatformOptions {
  /** A PostgreSQL server, on which it gets a database of its own; the embedded database when it is left out. */
  readonly postgresqlUrl?: string | undefined;
  /** Environment variables, besides those that every test needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Adds to the data before the service starts; an embedded database is open to one process at a time. */
  readonly prepare?: ((admin: Admin, organizationId: number) => Promise<void>) | undefined;
}

/** The service as a process of its own, with two organizations that have a private application each. */
export interface Platform {
  readonly baseUrl: string;
  readonly credentials: Required<Omit<Credentials, 'token' | 'expired_token'>>;
  stop(): Promise<void>;
}

/** Starts an empty service. Deliveries may reach this machine. */
export async function startPlatform({ postgresqlUrl, env = {}, prepare }: PlatformOptions = {}): Promise<Platform> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-conformance-'));
  const database = postgresqlUrl === undefined ? undefined : await createDatabase(postgresqlUrl);
  if (!database) await copyEmptyDatabase(join(folder, 'data', 'database'));
  const port = await freePort();
  const { NODE_COMPILE_CACHE } = process.env;
  const settings = {
    PATH: process.env.PATH ?? '',
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    PORT: String(port),
    DATA_FOLDER: join(folder, 'data'),
    WORKLANE_SECRET: 'a secret of the tests, 32 bytes or more',
    RATE_LIMIT_REQUESTS: '0',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  };
  const credentials = await withAdmin(settings, async (admin) => {
    const made = await ourCredentials(admin);
    await prepare?.(admin, made.organization_id);
    return made;
  });
  const stopService = await serve(settings);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    credentials,
    async stop() {
      await stopService();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Owns our organization. */
export const ownerEmail = 'ebba@ours.example';

const redirectUri = 'http://127.0.0.1/callback';

async function ourCredentials(admin: Admin): Promise<Platform['credentials']> {
  const ours = await privateApplication(admin, 'Ours');
  const organization = ['--organization', String(ours.organization_id)];
  for (const [name, email, role] of [
    ['Ebba', ownerEmail, 'owner'],
    ['Nils', 'nils@ours.example', 'member'],
  ] as const) {
    await admin('member', 'add', ...organization, '--name', name, '--email', email, '--role', role);
  }
  const application = ['--name', 'Callback', '--type', 'public', '--scopes', 'all', '--redirect-uri', redirectUri];
  const { client_id } = await admin<Client>('application', 'create', ...organization, ...application);
  const other = await privateApplication(admin, 'Theirs');
  return { ...ours, public: { client_id, redirect_uri: redirectUri }, other };
}

interface Client {
  client_id: string;
  client_secret: string;
}

async function privateApplication(admin: Admin, name: string) {
  const { organization_id } = await admin<{ organization_id: number }>('organization', 'create', name);
  const application = ['--name', 'Conformance', '--type', 'private', '--scopes', 'all'];
  const { client_id, client_secret } = await admin<Client>(
    ...['application', 'create', '--organization', String(organization_id), ...application],
  );
  return { organization_id, client_id, client_secret };
}

async function serve(env: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...platformProcess('src/main.ts'), '--empty'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
    if (said.includes('Worklane is ready.')) ready.resolve();
  });
  ended.then(() => ready.reject(new Error(`The service has ended: ${said}`)));
  await ready.promise;
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
