import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgresql } from '@worklane/testing/postgresql';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { type Platform, startPlatform } from '../platform/start-platform.ts';
import { embeddedDatabase, serverDatabase } from '../platform/test-database.ts';

/**
 * Runs `worklane-conformance fuzz` with its arguments. Without --base-url, it starts the service of this repository for
 * the run, on an embedded database or with `--engine=postgresql` on PostgreSQL.
 */
const args = process.argv.slice(2);
const engine = '--engine=postgresql';
const ours = args.filter((arg) => arg !== engine);
const isGiven = ours.some((arg) => /^--(base-url|help)\b/.test(arg));
process.exitCode = isGiven ? await fuzz(ours) : await fuzzService(await startService(args.includes(engine)));

async function fuzz(args: readonly string[]): Promise<number> {
  const main = fileURLToPath(new URL('main.ts', import.meta.resolve('@worklane/conformance')));
  const command = ['--conditions=@worklane/source', main, 'fuzz', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close');
  return code ?? 1;
}

async function fuzzService({ baseUrl, credentials, stop }: Platform): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-fuzz-'));
  const file = join(folder, 'credentials.json');
  await writeFile(file, JSON.stringify(credentials), { mode: 0o600 });
  try {
    return await fuzz([...ours, '--base-url', baseUrl, '--credentials', file]);
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
}

async function startService(onPostgresql: boolean): Promise<Platform> {
  if (!onPostgresql) return startPlatform(await preparePlatform(await embeddedDatabase()));
  const postgresql = await startPostgresql();
  const platform = await startPlatform(await preparePlatform(await serverDatabase(postgresql.url)));
  return {
    ...platform,
    async stop() {
      await platform.stop();
      await postgresql.stop();
    },
  };
}
