import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { startPostgresql } from '@worklane/testing/postgresql';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { embeddedDatabase, serverDatabase } from '../platform/test-database.ts';

/**
 * Runs `worklane-conformance fuzz` with its arguments. Without --base-url, it starts the service of this repository and the
 * mock for the run; the service has an embedded database, or with `--engine=postgresql` PostgreSQL.
 */
const args = process.argv.slice(2);
const engine = '--engine=postgresql';
const ours = args.filter((arg) => arg !== engine);
const isGiven = ours.some((arg) => /^--(base-url|help)\b/.test(arg));
process.exitCode = isGiven ? await fuzz(ours) : await fuzzSideBySide(args.includes(engine));

async function fuzz(args: readonly string[]): Promise<number> {
  const main = fileURLToPath(new URL('main.ts', import.meta.resolve('@worklane/conformance')));
  const command = ['--conditions=@worklane/source', main, 'fuzz', ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close');
  return code ?? 1;
}

interface StartedServer {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly stop: () => Promise<void>;
}

async function fuzzSideBySide(onPostgresql: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-fuzz-'));
  const servers = await Promise.all([startService(onPostgresql), startMockServer()]);
  try {
    const options = await Promise.all(
      servers.map((server, index) => optionsFor(server, join(folder, `${index}.json`))),
    );
    return await fuzz([...ours, ...options.flat()]);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  }
}

async function optionsFor({ baseUrl, credentials }: StartedServer, file: string): Promise<string[]> {
  await writeFile(file, JSON.stringify(credentials), { mode: 0o600 });
  return ['--base-url', baseUrl, '--credentials', file];
}

async function startMockServer(): Promise<StartedServer> {
  const { url, close } = await startMock({ port: 0 });
  const response = await fetch(`${url}/__mock/credentials`);
  return { baseUrl: url, credentials: (await response.json()) as Credentials, stop: close };
}

async function startService(onPostgresql: boolean): Promise<StartedServer> {
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
