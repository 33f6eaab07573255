import type { Engine } from '@worklane/testing/tier';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { inject } from 'vitest';
import { type Admin, openAdmin, withAdmin } from '../../src/platform/admin-session.ts';
import { platformSettings } from '../../src/platform/platform-process.ts';
import type { PreparedPlatform } from '../../src/platform/prepare-platform.ts';
import { type Platform as StartedPlatform, startPlatform as start } from '../../src/platform/start-platform.ts';
import { embeddedDatabase, serverDatabase } from '../../src/platform/test-database.ts';
import { addTestAccounts, type TestAccounts } from './accounts.ts';
import type {} from './template-databases-setup.ts';

export interface Platform extends StartedPlatform, TestAccounts {
  /** Runs an admin command beside the service, which is possible on PostgreSQL. */
  readonly admin: Admin;
}

interface Options {
  readonly engine?: Engine;
  /** Environment variables in addition to those of `platformSettings`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Adds data before the service starts. */
  readonly prepare?: (admin: Admin, organizationId: number) => Promise<void>;
}

/** Starts a service with test accounts on its own database. */
export async function startPlatform({ engine = 'postgresql', env, prepare }: Options = {}): Promise<Platform> {
  const { accounts, credentials, database: template } = await templateOn(engine);
  const database = await template.copy();
  if (prepare) await withAdmin(platformSettings(database), (admin) => prepare(admin, credentials.organization_id));
  const platform = await start({ database, credentials }, env);
  const { admin, close } = openAdmin(platformSettings(database));
  const stop = async () => {
    await close();
    await platform.stop();
  };
  return { ...accounts, ...platform, admin, stop };
}

interface Template extends PreparedPlatform {
  readonly accounts: TestAccounts;
}

/** Created once for each engine, since it takes a dozen commands; test files share their modules. */
const templates: Partial<Record<Engine, Promise<Template>>> = {};

function templateOn(engine: Engine): Promise<Template> {
  templates[engine] ??= createTemplate(engine);
  return templates[engine];
}

async function createTemplate(engine: Engine): Promise<Template> {
  const database = await (engine === 'postgresql'
    ? serverDatabase(await workerPostgresql())
    : embeddedDatabase(inject('templatesFolder')));
  return withAdmin(platformSettings(database), async (admin) => {
    const credentials = await admin<PreparedPlatform['credentials']>('conformance-credentials');
    return { database, credentials, accounts: await addTestAccounts(admin, credentials.organization_id) };
  });
}
