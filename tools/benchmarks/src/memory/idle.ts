import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgresql } from '@worklane/testing/postgresql';
import { commonSettings, environmentFor } from '../resources/platform.ts';
import { startServer, stopServer } from '../server-process.ts';
import { residentMemory } from './resident-memory.ts';

const platform = fileURLToPath(new URL('../../../../packages/platform/', import.meta.url));
const command = join(platform, 'dist/cli.js');
const port = 4700;

/** Milliseconds after which the service has returned the memory of its start. */
const idleTime = 20_000;

/** Libraries that are loaded only for some settings or the first start. */
const loadedOnDemand = ['@electric-sql/pglite', '@faker-js/faker', '@fastify/otel', '@opentelemetry/', '@worklane/'];

/** Prints the resident memory that each part of an idle, built service adds, after it has returned what it does not need. */
export async function measureIdleMemory(): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(platform, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const libraries = Object.keys(dependencies).filter((name) => !loadedOnDemand.some((part) => name.startsWith(part)));
  const kits = [...libraries, '@worklane/contract', '@worklane/server'];
  const modules = [...kits, './dist/start-service.js'];
  const steps: [part: string, megabytes: number][] = [
    ['Node.js', await memoryWith([])],
    ['libraries', await memoryWith(libraries)],
    ['contract and server kit', await memoryWith(kits)],
    ['modules of the service', await memoryWith(modules)],
    ['service on PostgreSQL, running', await onPostgresql()],
  ];
  const embedded = await onEmbeddedDatabase();
  console.table([
    ...steps.map(([part, all], index) => ({ part, MB: all - (steps[index - 1]?.[1] ?? 0), sum: all })),
    { part: 'embedded database instead', MB: embedded - (steps.at(-1)?.[1] ?? 0), sum: embedded },
  ]);
}

/** Returns the memory of a process that has imported modules. */
async function memoryWith(modules: readonly string[]): Promise<number> {
  const script = `
    for (const name of ${JSON.stringify(modules)}) await import(name);
    gc({ type: 'major', flavor: 'last-resort' });
    console.log('loaded');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    cwd: platform,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const megabytes = await residentMemory(child);
  await stopServer(child);
  return megabytes;
}

async function onPostgresql(): Promise<number> {
  const database = await startPostgresql();
  try {
    return await memoryOfService(environmentFor(database.url));
  } finally {
    await database.stop();
  }
}

/** The second start, since the first one creates the database. */
async function onEmbeddedDatabase(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-memory-'));
  try {
    const environment = { ...commonSettings, DATA_FOLDER: folder };
    await memoryOfService(environment);
    return await memoryOfService(environment);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function memoryOfService(environment: Readonly<Record<string, string>>): Promise<number> {
  const service = await startServer([command, '--empty'], port, environment);
  try {
    await setTimeout(idleTime);
    return await residentMemory(service);
  } finally {
    await stopServer(service);
  }
}
