import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { approvingBrowser, createTestUser, type TestUser } from '../environment/test-user.ts';
import { withoutBackoff } from '../run-cli.ts';

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

const codeOf = async (token = '') => {
  const response = await fetch(`${mock.url}/api/v1/1042/tasks`, { headers: { authorization: `Bearer ${token}` } });
  return response.status === 200 ? 200 : ((await response.json()) as { code: string }).code;
};
/** Without the base URL of the mock, and with nothing that listens at the base URL. */
const unreachable = { env: { WORKLANE_BASE_URL: 'http://127.0.0.1:9' } };
const nowhere = { env: { WORKLANE_BASE_URL: '' } };

describe('worklane whoami', () => {
  it('describes the access of WORKLANE_TOKEN, without a profile', async () => {
    await user.signIn('--profile', 'person');
    const token = (await user.secrets('person')).tokens?.access_token ?? '';
    const other = await createTestUser(mock.url);
    expect(await other.json(['whoami'], { env: { WORKLANE_TOKEN: token } })).toMatchObject({
      profile: null,
      organization: { id: 1042, name: null },
      application: { client_id: 'worklane-cli' },
      member: { name: expect.any(String), email: expect.stringContaining('@') },
      expires_at: expect.stringMatching(/^\d{4}-.*Z$/),
      renewable: false,
      stored_in: 'environment',
    });
  });

  it('names the member and never prints a token', async () => {
    await user.signIn();
    const { stdout } = await user.run(['whoami']);
    expect(stdout).toMatch(/^Member +.+ <.+@.+> \(\d+\)$/m);
    expect(stdout).toMatch(/^Scopes +all \d+$/m);
    expect(stdout).not.toContain((await user.secrets()).tokens?.access_token);
  });

  it('uses the profile on the command line instead of WORKLANE_TOKEN', async () => {
    await user.signIn('--profile', 'person');
    const env = { WORKLANE_TOKEN: 'x' };
    expect(await user.json(['whoami', '--profile', 'person'], { env })).toMatchObject({ profile: 'person' });
    expect(await user.json(['whoami'], { env: { ...env, WORKLANE_ORGANIZATION_ID: '1042' } })).toMatchObject({
      profile: null,
    });
  });

  it('needs the organization of a token that does not contain it', async () => {
    expect(await user.run(['whoami'], { env: { WORKLANE_TOKEN: 'opaque' } })).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'Error: WORKLANE_TOKEN does not contain its organization. Set WORKLANE_ORGANIZATION_ID.\n',
    });
  });

  it('exits with 3 and names the command that signs in, without a sign-in and after a revocation', async () => {
    expect(await user.run(['whoami'])).toEqual({
      exitCode: 3,
      stdout: '',
      stderr: `Error: Not signed in at ${mock.url}. Run: worklane login --base-url ${mock.url}\n`,
    });
    await user.signIn();
    const token = (await user.secrets()).tokens?.refresh_token ?? '';
    const body = new URLSearchParams({ client_id: 'worklane-cli', token });
    await fetch(`${mock.url}/oauth/revoke`, { method: 'POST', body });
    expect(await user.run(['whoami'])).toMatchObject({
      exitCode: 3,
      stderr: expect.stringMatching(
        /^Error: Profile default is no longer signed in: .*Run: worklane login --profile default\n$/,
      ),
    });
  });

  it('renews an expired token', async () => {
    await user.signIn();
    const before = await user.secrets();
    mock.conditions.expireTokens();
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
    const after = await user.secrets();
    expect(after.tokens?.refresh_token).not.toBe(before.tokens?.refresh_token);
  });

  it('exits with 4 if the service is not reachable', async () => {
    withoutBackoff();
    await user.signIn('--profile', 'p');
    const secrets = { WORKLANE_TOKEN: (await user.secrets('p')).tokens?.access_token ?? '' };
    expect(await user.run(['whoami'], { env: { ...secrets, ...unreachable.env } })).toMatchObject({ exitCode: 4 });
  });
});

describe('profiles', () => {
  it('are created by login, listed with the current one marked, selected and removed', async () => {
    expect(await user.json(['profiles', 'list'])).toEqual([]);
    await user.signIn();
    await user.signIn('--profile', 'staging');
    const names = async () =>
      (await user.json(['profiles', 'list'])).map((each: { name: string; current: boolean }) => [
        each.name,
        each.current,
      ]);
    expect(await names()).toEqual([
      ['default', false],
      ['staging', true],
    ]);
    expect((await user.run(['profiles', 'use', 'default'])).stdout).toMatch(/^Using profile default: Harbour/);
    expect(await names()).toEqual([
      ['default', true],
      ['staging', false],
    ]);
    expect((await user.run(['profiles', 'list'])).stdout).toMatch(/^\* +default +Harbour & Pine Interiors \(1042\)/m);
    const token = (await user.secrets('staging')).tokens?.access_token;
    expect(await user.run(['logout', '--profile', 'staging'])).toMatchObject({ exitCode: 0 });
    expect([await names(), await codeOf(token)]).toEqual([[['default', true]], 'token_revoked']);
  });

  it('are selected by --profile and WORKLANE_PROFILE, and rejected if they do not exist', async () => {
    await user.signIn();
    await user.signIn('--profile', 'staging');
    expect(await user.json(['whoami', '--profile', 'default'])).toMatchObject({ profile: 'default' });
    expect(await user.json(['whoami'], { env: { WORKLANE_PROFILE: 'default' } })).toMatchObject({ profile: 'default' });
    expect(await user.run(['whoami', '--profile', 'prod'])).toMatchObject({
      exitCode: 3,
      stderr: 'Error: No profile prod. Existing profiles: default, staging. Run: worklane login --profile prod\n',
    });
    expect(await user.run(['whoami', '--profile', '../x'])).toMatchObject({ exitCode: 2 });
  });

  it('send no token to another service', async () => {
    await user.signIn('--profile', 'person');
    expect(await user.run(['whoami'], unreachable)).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('Not signed in at http://127.0.0.1:9.'),
    });
    expect(await user.run(['whoami', '--profile', 'person'], unreachable)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`Profile person is signed in at ${mock.url}, not at http://127.0.0.1:9.`),
    });
    expect(await user.json(['whoami'], nowhere)).toMatchObject({ base_url: mock.url });
  });

  it('of another service are not replaced by a sign-in that does not name them', async () => {
    await user.signIn();
    const other = await startMock({ port: 0 });
    onTestFinished(() => other.close());
    await user.signIn('--base-url', other.url);
    await user.signIn('--base-url', other.url);
    const name = `127.0.0.1-${new URL(other.url).port}`;
    expect(await user.profiles()).toMatchObject({ default: { base_url: mock.url }, [name]: { base_url: other.url } });
    expect(await user.json(['whoami'])).toMatchObject({ profile: 'default', base_url: mock.url });
    expect(await user.json(['whoami'], nowhere)).toMatchObject({ profile: name, base_url: other.url });
    await user.run(['login'], { ...nowhere, openBrowser: approvingBrowser });
    expect(Object.keys(await user.profiles())).toEqual(['default', name]);
  });

  it('have a signing secret for deliveries that stays the same', async () => {
    const { openSession } = await import('../../src/session/session.ts');
    const open = () => openSession({ env: user.env } as never, {});
    await user.signIn();
    const secrets = await Promise.all([1, 2, 3].map(async () => (await open()).signingSecret()));
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^whsec_[\w+/]{43}=$/)]));
    await user.signIn();
    expect(await (await open()).signingSecret()).toBe(secrets[0]);
    const ofToken = () =>
      openSession({ env: { WORKLANE_TOKEN: 'token', WORKLANE_ORGANIZATION_ID: '1042' } } as never, {});
    expect(await (await ofToken()).signingSecret()).toBe(await (await ofToken()).signingSecret());
  });

  it('are rejected with the file to correct if the configuration is broken', async () => {
    await user.signIn();
    await writeFile(join(user.folder, 'config.json'), '{');
    expect(await user.run(['whoami'])).toMatchObject({
      exitCode: 1,
      stderr: `Error: ${user.folder}/config.json is not a configuration of worklane. Correct or delete it.\n`,
    });
  });
});

describe('worklane logout', () => {
  it('revokes the tokens of the profile and removes it', async () => {
    await user.signIn();
    const { tokens } = await user.secrets();
    expect(await user.run(['logout'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('revoked') });
    expect(await codeOf(tokens?.access_token)).toBe('token_revoked');
    expect(Object.values(await user.files())).toEqual(['{\n  "profiles": {}\n}\n']);
    expect(await user.run(['logout'])).toMatchObject({ exitCode: 3 });
  });

  it('revokes the token of a private application', async () => {
    await user.run(['login', '--client-id', 'app_demo1042', '--organization-id', '1042'], { input: 'wls_demo1042' });
    const { tokens } = await user.secrets();
    expect(await user.json(['logout'])).toEqual({ profile: 'default', base_url: mock.url, revoked: true });
    expect(await codeOf(tokens?.access_token)).toBe('token_revoked');
  });

  it('removes the profile also if the service is not reachable, and says so', async () => {
    withoutBackoff();
    const own = await startMock({ port: 0 });
    const one = await createTestUser(own.url);
    await one.signIn();
    await own.close();
    const { exitCode, stdout } = await one.run(['logout']);
    expect([exitCode, stdout]).toEqual([5, expect.stringContaining(`its tokens are not revoked: `)]);
    expect(Object.keys(await one.files())).toEqual([`${one.folder}/config.json`]);
  });

  it('signs out of all profiles with --all', async () => {
    await user.signIn();
    await user.signIn('--profile', 'staging');
    expect(await user.json(['logout', '--all'])).toMatchObject([{ profile: 'default' }, { profile: 'staging' }]);
    expect(await user.profiles()).toEqual({});
  });
});
