import { type RunningMock, startMock } from '@worklane/mock';
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
const application = ['--client-id', 'app_demo1042', '--organization-id', '1042'];
const secret = { input: 'wls_demo1042' };

describe('worklane tokens print', () => {
  it('prints a token that the API accepts, renewed if it has expired', async () => {
    await user.signIn();
    const [first] = (await user.run(['tokens', 'print'])).stdout.split('\n');
    expect(await accepts(first)).toBe(true);
    await user.expireToken();
    const { access_token } = await user.json(['tokens', 'print']);
    expect([access_token === first, await accepts(access_token)]).toEqual([false, true]);
  });

  it('prints no token that is bound to a key', async () => {
    const claims = Buffer.from(JSON.stringify({ cnf: { jkt: 'key' } })).toString('base64url');
    const env = { WORKLANE_TOKEN: `header.${claims}.signature` };
    expect(await user.run(['tokens', 'print'], { env })).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining('bound to the key'),
    });
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
