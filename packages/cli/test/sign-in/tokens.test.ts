import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningMock, startMock } from '@worklane/mock';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../environment/test-user.ts';

let mock: RunningMock;
let user: TestUser;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());
beforeEach(async () => {
  mock.reset();
  user = await createTestUser(mock.url);
});

const accepts = async (token = '') =>
  (await fetch(`${mock.url}/api/v1/1042/tasks`, { headers: { authorization: `Bearer ${token}` } })).ok;
const refreshes = () => mock.requests.filter(({ body }) => String(body).includes('grant_type=refresh_token'));
const application = ['--client-id', 'app_demo1042', '--organization-id', '1042'];
const secret = { input: 'wls_demo1042' };
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Lets the access token of a profile expire on this machine. */
async function expire(): Promise<void> {
  const secrets = await user.secrets();
  const expired = { ...secrets, tokens: { ...secrets.tokens, received_at: 0 } };
  await writeFile(join(user.folder, 'secrets', 'default.json'), JSON.stringify(expired));
}

describe('worklane tokens print', () => {
  it('prints a token that the API accepts, renewed if it has expired', async () => {
    await user.signIn();
    const [first] = (await user.run(['tokens', 'print'])).stdout.split('\n');
    expect(await accepts(first)).toBe(true);
    await expire();
    const { access_token } = await user.json(['tokens', 'print']);
    expect([access_token === first, await accepts(access_token)]).toEqual([false, true]);
  });

  it('renews once for processes that run at the same time, so that no refresh token is replayed', async () => {
    await user.signIn();
    await expire();
    const env = { ...process.env, ...user.env };
    const run = () =>
      promisify(execFile)(process.execPath, ['--conditions=@worklane/source', main, 'tokens', 'print'], { env });
    const printed = await Promise.all(Array.from({ length: 4 }, run));
    expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1);
    expect(refreshes()).toHaveLength(1);
    expect(await accepts(printed[0]?.stdout.trim())).toBe(true);
  });
});

describe('Ctrl+C', () => {
  it('waits until a new refresh token is stored', async () => {
    await user.signIn();
    await expire();
    mock.conditions.set({ slow: { createToken: 3000 } });
    const env = { ...process.env, ...user.env };
    const child = spawn(process.execPath, ['--conditions=@worklane/source', main, 'tokens', 'print'], { env });
    const exited = once(child, 'exit');
    await waitFor(async () => expect(await readdir(join(user.folder, 'secrets'))).toContain('default.lock'));
    // The lock exists shortly before signals are deferred; the token request takes three times as long.
    await setTimeout(1000);
    child.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    mock.conditions.clear();
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
    expect(refreshes()).toHaveLength(1);
  });
});

describe('worklane tokens inspect', () => {
  it('prints the claims and that they are not verified', async () => {
    await user.signIn();
    const { stdout, stderr } = await user.run(['tokens', 'inspect']);
    expect(stdout).toMatch(/^client_id +worklane-cli$/m);
    expect(stdout).toMatch(/^exp +\d+ \(\d{4}-.*Z\)$/m);
    expect(stderr).toMatch(/^Not verified/);
    const forged = `${(await user.secrets()).tokens?.access_token.split('.').slice(0, 2).join('.')}.forged`;
    const expected = { verified: false, header: { typ: 'at+jwt' }, claims: { organization_id: 1042 } };
    expect(await user.json(['tokens', 'inspect', forged])).toMatchObject(expected);
    expect(await user.json(['tokens', 'inspect', '-'], { input: `${forged}\n` })).toMatchObject(expected);
  });

  it('rejects what is not a JWT, without repeating it', async () => {
    const { exitCode, stderr } = await user.run(['tokens', 'inspect', 'rt_opaque']);
    expect([exitCode, stderr]).toEqual([
      2,
      'Error: The access token is not a JWT (RFC 7519), so it cannot be decoded.\n',
    ]);
    expect(await user.run(['tokens', 'inspect', '-'])).toMatchObject({ exitCode: 2 });
  });
});

describe('worklane tokens create', () => {
  it('prints a token of a private application, and stores nothing', async () => {
    const { exitCode, stdout } = await user.run(['tokens', 'create', ...application, '--scope', 'tasks.read'], secret);
    expect([exitCode, await accepts(stdout.trim()), await user.files()]).toEqual([0, true, {}]);
    expect(await user.json(['tokens', 'create', ...application, '--scope', 'tasks.read'], secret)).toMatchObject({
      access_token: expect.any(String),
      scope: 'tasks.read',
    });
  });

  it('needs an application', async () => {
    expect(await user.run(['tokens', 'create'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--client-id'),
    });
  });
});

describe('worklane tokens revoke', () => {
  it('revokes the access token of the profile, which gets a new one', async () => {
    await user.signIn();
    const token = (await user.secrets()).tokens?.access_token;
    expect(await user.run(['tokens', 'revoke'])).toMatchObject({ exitCode: 0 });
    expect(await accepts(token)).toBe(false);
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
  });

  it('revokes a token from standard input with the credentials of its application', async () => {
    const { stdout } = await user.run(['tokens', 'create', ...application, '--scope', 'tasks.read'], secret);
    const env = { WORKLANE_CLIENT_SECRET: 'wls_demo1042' };
    expect(await user.run(['tokens', 'revoke', '-'], { input: stdout, env })).toMatchObject({ exitCode: 0 });
    expect(await accepts(stdout.trim())).toBe(false);
  });

  it('revokes the whole sign-in with a stored refresh token', async () => {
    await user.signIn();
    const { tokens } = await user.secrets();
    expect(await user.run(['tokens', 'revoke', tokens?.refresh_token ?? ''])).toMatchObject({ exitCode: 0 });
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 3 });
  });

  it('sends a token only to the service that issued it', async () => {
    const { stdout } = await user.run(['tokens', 'create', ...application, '--scope', 'tasks.read'], secret);
    const result = await user.run(['tokens', 'revoke', stdout.trim(), '--base-url', 'http://127.0.0.1:9']);
    expect(result).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `Error: The token was issued by ${mock.url}, not by http://127.0.0.1:9. Use --base-url ${mock.url}.\n`,
    });
  });
});

describe('worklane tokens list', () => {
  it('lists what the profiles have, without the tokens', async () => {
    await user.signIn();
    await user.run(['login', '--profile', 'job', ...application], secret);
    const { stdout } = await user.run(['tokens', 'list']);
    expect(stdout).toMatch(/^job +Harbour & Pine Interiors \(1042\) +app_demo1042 +\d+ +\S+Z, then renewed +file$/m);
    expect(await user.json(['tokens', 'list'])).toMatchObject([
      { profile: 'default', application: { client_id: 'worklane-cli' } },
      { profile: 'job', application: { client_id: 'app_demo1042' } },
    ]);
    const text = JSON.stringify(await user.json(['tokens', 'list']));
    expect(text).not.toContain((await user.secrets()).tokens?.access_token);
  });
});
