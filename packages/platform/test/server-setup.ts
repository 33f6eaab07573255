import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase } from '@worklane/testing/databases';
import { startPostgresql } from '@worklane/testing/postgresql';
import type {} from '@worklane/testing/postgresql-setup';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a database that has our tables: a copy of it is made sooner than they are. */
    migratedDatabase: string;
  }
}

const script = fileURLToPath(new URL('./processes/migrate-process.ts', import.meta.url));

/** Vitest's globalSetup of what runs on a server. Vitest would load the migrations without our conditions. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url: serverUrl, stop } = await startPostgresql();
  const { name, url } = await createDatabase(serverUrl);
  await promisify(execFile)(process.execPath, ['--conditions=@worklane/source', script, url]);
  project.provide('postgresqlUrl', serverUrl);
  project.provide('migratedDatabase', name);
  return stop;
}
