import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '../src/admin/commands.ts';
import { runAdmin } from '../src/admin/run-admin.ts';
import { openStore } from '../src/database/open.ts';
import { baseUrl, openTokenService, secret } from './token-service.ts';

type Env = Record<string, string>;

/** Runs a command line in this process. */
async function admin(env: Env, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const clock = () => new Date();
  const code = await runAdmin({ argv, env, clock, print: (line) => out.push(line), warn: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('beside a service that runs on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  let env: Env;
  let organization: string;

  beforeAll(async () => {
    server = await startPostgresql();
    env = { DATABASE_URL: server.url, WORKLANE_SECRET: secret, BASE_URL: baseUrl };
    const { out } = await admin(env, 'organization', 'create', 'Harbour & Pine', '--json');
    organization = String(JSON.parse(out).organization_id);
  });
  afterAll(() => server.stop());

  const inOrganization = (...argv: string[]) => admin(env, ...argv, '--organization', organization);

  test('organizations are created and listed', async () => {
    expect(await admin(env, 'organization', 'create', 'Alder Street')).toEqual({
      code: 0,
      out: expect.stringMatching(/^Organization \d+: Alder Street$/),
      err: '',
    });
    const { out } = await admin(env, 'organization', 'list');
    expect(out).toMatch(/^organization_id {2}name .*\n1 .*Harbour & Pine .*\n2 .*Alder Street /);
  });

  test('members are added and listed, in plain text and as JSON', async () => {
    const eva = ['--name', 'Eva Lind', '--email', 'eva@example.com', '--role', 'owner'];
    expect((await inOrganization('member', 'add', ...eva)).out).toMatch(
      /^Member \d+ of Harbour & Pine: Eva Lind <eva@example\.com>, owner$/,
    );
    expect((await inOrganization('member', 'list')).out).toMatch(/^id .*\n\d+ +Eva Lind +eva@example\.com +owner$/);
    const { out } = await inOrganization('member', 'list', '--json');
    expect(JSON.parse(out)).toMatchObject([{ name: 'Eva Lind', role: 'owner' }]);
    expect(await inOrganization('member', 'add', ...eva)).toMatchObject({
      code: 1,
      err: 'email: eva@example.com belongs to another member',
    });
  });

  test('a token is accepted by the service at once, and refused when it was revoked', async () => {
    const store = await openStore({ url: server.url, connections: 2 });
    const service = await openTokenService(store);
    const { code, out: token, err } = await inOrganization('token', 'create', '--scopes', 'tasks.read tasks.write');
    expect([code, err]).toEqual([0, expect.stringMatching(/development token for Harbour & Pine .* by OAuth/)]);
    expect(await service.check.authenticate(token)).toEqual({
      organizationId: Number(organization),
      clientId: 'development',
      scopes: new Set(['tasks.read', 'tasks.write']),
    });
    const revoked = await admin(env, 'token', 'revoke', token);
    expect(revoked).toMatchObject({ code: 0, out: expect.stringMatching(/^Revoked token /) });
    await vi.waitFor(
      () => expect(() => service.check.authenticate(token)).toThrow(expect.objectContaining({ code: 'token_revoked' })),
      { timeout: 5000 },
    );
    await service.close();
    await store.close();
  });

  test('a token lives a day, or as long as is asked for, and has the scopes that are asked for', async () => {
    const create = async (...argv: string[]) =>
      JSON.parse((await inOrganization('token', 'create', '--json', ...argv)).out);
    const days = ({ expires_at }: { expires_at: string }) =>
      Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000);
    const short = await create('--scopes', 'tasks.read');
    const long = await create('--scopes', 'all', '--days', '30');
    expect([days(short), short.scopes]).toEqual([1, ['tasks.read']]);
    expect([days(long), long.scopes.length, long.issuer]).toEqual([30, 35, baseUrl]);
  });

  test.each([
    [['--scopes', 'tasks.fly'], /There is no scope tasks\.fly\. The scopes are all, or some of: /],
    [['--scopes', ' '], /--scopes is empty/],
    [[], /--scopes is missing/],
    [['--scopes', 'all', '--days', '31'], /--days is "31" but must be a whole number from 1 to 30/],
    [['--scopes', 'all', '--days', '1.5'], /--days is "1\.5"/],
  ])('token create %j is not understood', async (argv, sentence) => {
    const { code, out, err } = await inOrganization('token', 'create', ...argv);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  });

  test('in production a token is made by --force alone', async () => {
    const argv = ['token', 'create', '--organization', organization, '--scopes', 'all'];
    const production = { ...env, NODE_ENV: 'production' };
    expect(await admin(production, ...argv)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/--force/) });
    expect(await admin(production, ...argv, '--force')).toMatchObject({ code: 0 });
  });

  test.each([
    [['member', 'list', '--organization', '4711'], 'No organization 4711.'],
    [['token', 'create', '--organization', '4711', '--scopes', 'all'], 'No organization 4711.'],
    [['token', 'revoke', 'nonsense'], 'The access token is malformed.'],
    [['organization', 'create', ''], 'name: must have 1 to 255 characters'],
  ])('%j is refused', async (argv, sentence) => {
    expect(await admin(env, ...argv)).toEqual({ code: 1, out: '', err: sentence });
  });

  test('another secret is named', async () => {
    await inOrganization('token', 'create', '--scopes', 'all');
    const other = { ...env, WORKLANE_SECRET: 'another secret, also of 32 bytes or more' };
    const argv = ['token', 'create', '--organization', organization, '--scopes', 'all'];
    expect(await admin(other, ...argv)).toMatchObject({ code: 1, err: expect.stringMatching(/Set WORKLANE_SECRET/) });
  });
});

describe('on the embedded database', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-admin-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('the command works as a process, and refuses while the service runs', async () => {
    const main = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));
    const run = (...argv: string[]) =>
      promisify(execFile)(process.execPath, ['--conditions=@worklane/source', main, ...argv], {
        // Without the variables of Vitest, of which one is BASE_URL.
        env: { DATA_FOLDER: folder },
      });
    expect((await run('organization', 'create', 'Mine')).stdout).toMatch(/^Organization 1: Mine\n$/);
    const token = await run('token', 'create', '--organization', '1', '--scopes', 'tasks.read');
    expect(token.stdout.split('.')).toHaveLength(3);
    const store = await openStore({ connections: 1, folder });
    await expect(run('organization', 'list')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/is open in another process\. Stop that one, or use DATABASE_URL/),
    });
    await store.close();
  });
});

describe('the command line', () => {
  test.each([[[]], [['--help']], [['token', '--help']]])('%j shows every command', async (argv) => {
    const { code, out } = await admin({}, ...argv);
    expect(code).toBe(0);
    for (const { usage } of commands) expect(out).toContain(usage);
  });

  test.each([
    [['tokens'], /There is no command "tokens"/],
    [['token', 'make'], /There is no command "token make"/],
    [['organization', 'create'], /The command is: organization create NAME/],
    [['organization', 'list', 'all'], /The command is: organization list/],
    [['organization', 'list', '--days', '3'], /Unknown option '--days'/],
    [['member', 'list', '--organization'], /argument missing/],
  ])('%j is not understood', async (argv, sentence) => {
    const { code, out, err } = await admin({}, ...argv);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  });

  test('settings that are wrong are named', async () => {
    expect(await admin({ PORT: 'x' }, 'organization', 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/PORT/),
    });
  });

  test('a database server that does not answer is named', async () => {
    const env = { DATABASE_URL: 'postgresql://127.0.0.1:1/worklane', WORKLANE_SECRET: secret };
    expect(await admin(env, 'organization', 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/127\.0\.0\.1:1 .*refuses connections/),
    });
  });
});
