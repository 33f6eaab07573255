import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { openStore } from '../../src/database/open.ts';
import { copyMigratedDatabase } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';

/** Runs a command line in this process. */
async function admin(env: Record<string, string>, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const data: Buffer[] = [];
  const code = await runAdmin({
    output: new Writable({ write: (chunk, _encoding, done) => done(void data.push(chunk)) }),
    argv,
    env,
    workingFolder: process.cwd(),
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    readLine: async () => '',
  });
  return { code, out: out.join('\n'), err: err.join('\n'), data: Buffer.concat(data) };
}

it('migrates an empty database on PostgreSQL, and keeps what a command wrote', async () => {
  const database = await createDatabase(await workerPostgresql());
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.url, WORKLANE_SECRET: secret };
  expect(await admin(env, 'organization', 'create', 'Alder Street')).toEqual({
    code: 0,
    out: 'Organization 1: Alder Street',
    err: '',
    data: Buffer.alloc(0),
  });
  expect((await admin(env, 'organization', 'list')).out).toMatch(/^organization_id {2}name .*\n1 .*Alder Street /);
});

it('checks records without a migration, which they may not allow', async () => {
  const database = await createDatabase(await workerPostgresql());
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.url, WORKLANE_SECRET: secret };
  expect((await admin(env, 'check')).out).toBe('The contract accepts all stored records.');
  const store = await openStore({ url: database.url, connections: 1 });
  const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(store.db);
  await store.close();
  expect(rows).toEqual([]);
});

// Each command opens the database again.
describe('runAdmin on the embedded database', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-admin-'));
    copyMigratedDatabase(folder);
    await embedded('organization', 'create', 'Alder Street');
    await embedded('member', 'add', '--organization', '1', '--name', 'Eva Lind', '--email', 'Eva@example.com');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Without the variables of Vitest, such as BASE_URL. */
  const processEnv = () => ({ NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_FOLDER: folder });

  const embedded = (...argv: string[]) => admin({ DATA_FOLDER: folder }, ...argv);

  it('writes a backup to standard output, and its report to standard error', async () => {
    const { code, out, err, data } = await embedded('backup', '-');
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(`to standard output (${data.length} bytes)`);
    expect(String(gunzipSync(data))).toContain('Alder Street');
  });

  it('runs as a process, and fails while a process without a control socket has the folder open', async () => {
    const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));
    const run = (...argv: string[]) =>
      promisify(execFile)(process.execPath, ['--conditions=@worklane/source', main, ...argv], {
        env: processEnv(),
      });
    expect((await run('organization', 'create', 'Mine')).stdout).toMatch(/^Organization 2: Mine\n$/);
    const report = ['--organization', '2', '--name', 'Report', '--type', 'private', '--scopes', 'tasks.read'];
    const [, clientId = ''] =
      /^client_id +(\S+)$/m.exec((await embedded('application', 'create', ...report)).out) ?? [];
    const token = await embedded('token', 'generate', '--application', clientId, '--scopes', 'all');
    expect(token.out.split('.')).toHaveLength(3);
    const store = await openStore({ connections: 1, folder });
    await expect(run('organization', 'list')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /is open in another process\. Stop that process, or use PostgreSQL \(DATABASE_URL\)/,
      ),
    });
    await store.close();
  });

  it('reads a password from a pipe, and rejects one as an argument', async () => {
    const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));
    const argv = [main, 'member', 'password', '--email', 'eva@example.com'];
    const run = promisify(execFile)(process.execPath, ['--conditions=@worklane/source', ...argv], {
      env: processEnv(),
    });
    run.child.stdin?.end('correct horse battery\nanother line\n');
    expect((await run).stdout).toMatch(/eva@example\.com/);
    expect(await embedded('member', 'password', '--email', 'eva@example.com', 'secret')).toMatchObject({ code: 2 });
  });
});
