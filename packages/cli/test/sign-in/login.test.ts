import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { scopes } from '@worklane/contract';
import { type RunningMock, startMock } from '@worklane/mock';
import { serveHttp } from '@worklane/testing/serve-http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const tokenRequests = () => mock.requests.filter(({ operation }) => operation === 'createToken');
const mode = async (...path: string[]) => (await stat(join(user.folder, ...path))).mode & 0o777;

/** Sends the browser back with an error instead of a code, or with other parameters. */
const returningBrowser = (change: Record<string, string>) => async (url: string) => {
  const { searchParams, origin } = new URL(url);
  const callback = new URL(searchParams.get('redirect_uri') ?? '');
  const response = { state: searchParams.get('state') ?? '', iss: origin, ...change };
  callback.search = String(new URLSearchParams(response));
  await fetch(callback);
};
const denyingBrowser = returningBrowser({ error: 'access_denied', error_description: 'the user denied access' });

/** Starts a server with these responses, by path; every other path is unauthorized. Returns its URL. */
async function serve(responses: (url: string) => Record<string, object>): Promise<string> {
  const url: string = await serveHttp((request, response) => {
    const body = responses(url)[request.url ?? ''];
    response.writeHead(body ? 200 : 401, { 'content-type': body ? 'application/json' : 'application/problem+json' });
    response.end(JSON.stringify(body ?? { code: 'token_invalid', title: 'Invalid access token', status: 401 }));
  });
  return url;
}

const metadata = '/.well-known/oauth-authorization-server';
const serviceWithIssuer = (issuer: string) => serve(() => ({ [metadata]: { issuer } }));
const serviceWithoutApi = () =>
  serve((url) => ({
    [metadata]: { issuer: url },
    '/oauth/token': {
      access_token: 'token',
      expires_in: 3600,
      scope: '',
      organization_id: 1042,
      organization_name: '',
    },
  }));

describe('worklane login', () => {
  it('asks for tokens that are bound to a key, which a later sign-in without it forgets', async () => {
    await user.signIn('--dpop');
    const request = mock.requests.find(({ operation }) => operation === 'authorize');
    expect(request?.query.dpop_jkt).toMatch(/^[\w-]{43}$/);
    expect((await user.secrets()).dpop_key).toMatchObject({ kty: 'EC', d: expect.any(String) });
    expect(await mode('secrets', 'default.json')).toBe(0o600);
    await user.signIn();
    expect((await user.secrets()).dpop_key).toBeUndefined();
  });

  it('signs in with the browser as the application of every installation', async () => {
    const { exitCode, stdout } = await user.signIn();
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^Signed in\.\n.*Harbour & Pine Interiors \(1042\)/s),
    ]);
    expect(stdout).toContain('Worklane CLI (worklane-cli)');
    expect(await user.json(['whoami'])).toMatchObject({
      profile: 'default',
      base_url: mock.url,
      organization: { id: 1042, name: 'Harbour & Pine Interiors' },
      application: { client_id: 'worklane-cli', name: 'Worklane CLI' },
      scopes: Object.keys(scopes),
      renewable: true,
      stored_in: 'file',
    });
    const [authorization] = mock.requests.filter(({ operation }) => operation === 'authorize');
    expect(authorization?.query).toMatchObject({
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/),
      code_challenge_method: 'S256',
    });
  });

  it('keeps secrets out of its output and of the configuration, in a file that only the user can read', async () => {
    const { stdout, stderr } = await user.signIn();
    const { tokens } = await user.secrets();
    const { [join(user.folder, 'secrets', 'default.json')]: _secrets, ...others } = await user.files();
    for (const secret of [tokens?.access_token ?? '', tokens?.refresh_token ?? '']) {
      expect(secret).not.toBe('');
      expect([stdout, stderr, ...Object.values(others)].filter((text) => text.includes(secret))).toEqual([]);
    }
    expect([await mode('secrets'), await mode('secrets', 'default.json')]).toEqual([0o700, 0o600]);
    expect(stderr).toContain(`The tokens are in ${user.folder}/secrets/default.json, which only you can read`);
  });

  it('requests the given scopes, and names the closest one for an unknown scope', async () => {
    await user.signIn('--scope', 'tasks.read', 'webhooks.read,webhooks.write');
    expect(await user.json(['whoami'])).toMatchObject({ scopes: ['tasks.read', 'webhooks.read', 'webhooks.write'] });
    expect(await user.run(['login', '--scope', 'task.read'])).toMatchObject({
      exitCode: 2,
      stderr: 'Error: Unknown scope "task.read". Did you mean "tasks.read"?\n',
    });
    expect(await user.run(['login', '--scope', ' '])).toMatchObject({
      exitCode: 2,
      stderr: 'Error: Invalid --scope: no scope given. Omit the option to request all scopes.\n',
    });
  });

  it('prints the URL and opens no browser with --no-browser', async () => {
    const opened: string[] = [];
    const interruption = new AbortController();
    const { exitCode, stderr } = await user.run(['login', '--no-browser'], {
      interruption: interruption.signal,
      openBrowser: async (url) => void opened.push(url),
      onError: (line) => void (line.includes('/oauth/authorize?') && interruption.abort()),
    });
    expect([exitCode, opened]).toEqual([130, []]);
    expect(stderr).toMatch(new RegExp(`^ {2}${mock.url}/oauth/authorize\\?\\S+$`, 'm'));
  });

  it('reports that the browser cannot be opened, below the URL', async () => {
    const interruption = new AbortController();
    const { stderr } = await user.run(['login'], {
      interruption: interruption.signal,
      openBrowser: async () => {
        interruption.abort();
        throw new Error('no browser');
      },
    });
    expect(stderr).toMatch(/oauth\/authorize\?\S+\n\nThe browser could not be opened\.\n/);
  });

  it('stores nothing when access is denied', async () => {
    const { exitCode, stderr } = await user.run(['login'], { openBrowser: denyingBrowser });
    expect([exitCode, stderr.split('\n').at(-2)]).toEqual([1, 'Error: Access was denied in the browser.']);
    expect(await user.files()).toEqual({});
  });

  it('rejects the response of another issuer', async () => {
    const openBrowser = returningBrowser({ code: 'code', iss: 'https://evil.example' });
    const { exitCode, stderr } = await user.run(['login'], { openBrowser });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('The issuer is https://evil.example')]);
    expect([tokenRequests(), await user.files()]).toEqual([[], {}]);
  });

  it('ignores responses with another state, and continues to wait', async () => {
    const { exitCode } = await user.run(['login'], {
      async openBrowser(url) {
        await returningBrowser({ error: 'access_denied', state: 'x'.repeat(32) })(url);
        await approvingBrowser(url);
      },
    });
    expect(exitCode).toBe(0);
  });

  it('ends with the exit code 130 on Ctrl+C', async () => {
    const interruption = new AbortController();
    const result = await user.run(['login'], {
      interruption: interruption.signal,
      openBrowser: async () => interruption.abort(),
    });
    expect(result).toMatchObject({ exitCode: 130, stderr: expect.stringMatching(/Sign-in canceled\.\n$/) });
  });

  it('stores nothing if the API rejects the token', async () => {
    const service = await serviceWithoutApi();
    const machine = ['login', '--base-url', service, '--client-id', 'app', '--organization-id', '1042'];
    const { exitCode } = await user.run(machine, { input: 'secret' });
    expect([exitCode, await user.files()]).toEqual([3, {}]);
  });

  it('reports a service that is not reachable, and a URL of something else', async () => {
    withoutBackoff();
    expect(await user.run(['login', '--base-url', 'http://127.0.0.1:9'])).toMatchObject({ exitCode: 4 });
    expect(await user.run(['login', '--base-url', `${mock.url}/docs`])).toMatchObject({
      exitCode: 1,
      stderr: `Error: There is no Worklane service at ${mock.url}/docs. Check --base-url.\n`,
    });
    const localhost = mock.url.replace('127.0.0.1', 'localhost');
    expect(await user.run(['login', '--base-url', await serviceWithIssuer(localhost)])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`Use --base-url ${localhost}.`),
    });
    expect(await user.run(['login', '--base-url', 'ftp://127.0.0.1'])).toMatchObject({
      exitCode: 2,
      stderr: 'Error: Invalid base URL: ftp://127.0.0.1. Use an absolute URL such as https://api.example.com.\n',
    });
  });

  it('revokes the tokens that a new sign-in replaces, and keeps the signing secret of the profile', async () => {
    await user.signIn();
    const before = await user.secrets();
    await user.signIn();
    const after = await user.secrets();
    expect(after.signing_secret).toBe(before.signing_secret);
    const headers = { authorization: `Bearer ${before.tokens?.access_token}` };
    const response = await fetch(`${mock.url}/api/v1/1042/tasks`, { headers });
    expect(await response.json()).toMatchObject({ code: 'token_revoked' });
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
  });
});

describe('worklane login --client-id', () => {
  const machine = ['login', '--client-id', 'app_demo1042', '--organization-id', '1042'];

  it.each([
    ['an option', ['--client-secret', 'wls_demo1042'], {}],
    ['the environment', [], { env: { WORKLANE_CLIENT_SECRET: 'wls_demo1042' } }],
    ['standard input', [], { input: 'wls_demo1042\n' }],
    ['a prompt', [], { secret: 'wls_demo1042', isInteractive: true }],
  ])('signs in as a private application with the secret from %s', async (_source, args, options) => {
    expect(await user.json([...machine, ...args], options)).toMatchObject({
      application: { client_id: 'app_demo1042' },
      member: null,
      renewable: true,
    });
    expect(await user.profiles()).toMatchObject({ default: { client_id: 'app_demo1042', organization_id: 1042 } });
    expect(JSON.stringify(await user.profiles())).not.toContain('wls_demo1042');
  });

  it('uses one token for all commands, and replaces it when it has expired', async () => {
    await user.run(machine, { input: 'wls_demo1042' });
    await user.run(['whoami']);
    await user.run(['whoami']);
    expect(tokenRequests()).toHaveLength(1);
    mock.conditions.expireTokens();
    expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
    await user.run(['whoami']);
    expect(tokenRequests()).toHaveLength(2);
  });

  it('stores nothing with a wrong secret', async () => {
    const { exitCode, stderr } = await user.run(machine, { input: 'wls_wrong' });
    expect([exitCode, await user.files()]).toEqual([3, {}]);
    expect(stderr).not.toContain('wls_wrong');
  });

  it('needs the organization and the secret', async () => {
    const { stderr, exitCode } = await user.run(['login', '--client-id', 'app_demo1042']);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--organization-id')]);
    expect(await user.run(machine)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('standard input') });
    expect(await user.run(['login', '--client-secret', 'x'])).toMatchObject({ exitCode: 2 });
  });
});
