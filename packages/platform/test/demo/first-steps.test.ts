import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { createDemoData, type DemoData } from '../../src/demo/create-demo-data.ts';
import { firstSteps } from '../../src/demo/first-steps.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { Browser, hiddenField } from '../oauth/http-browser.ts';
import { approve } from '../oauth/oauth-requests.ts';
import { OAuthServer } from '../oauth/oauth-server.ts';

// The commands need curl.
const withCurl = spawnSync('curl', ['--version']).status === 0;

const actForUser =
  'Act for a user: open the printed URL, allow access, and paste the code from the address bar within a minute';
const withoutSecret = 'The same without a secret';
const receiveLocally = 'Receive webhooks on this machine, with an http server on port 3000';
const acceptLoopback = 'Create webhooks whose URL is http on this machine, during development';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let stores: TestStore;
let server: OAuthServer;
let demo: DemoData;
let printed: string;

beforeAll(async () => {
  stores = await openStoreOn('pglite');
  server = await OAuthServer.open({ store: stores.store });
  demo = (await createDemoData(stores.store, {
    now: new Date(),
    seed: 1,
    secret,
    onProgress: () => undefined,
  })) as DemoData;
  const { password, privateApplication, publicApplication } = demo.credentials;
  keepOutOfLogs(password, privateApplication.secret, publicApplication.secret);
  printed = firstSteps(demo, { baseUrl: server.baseUrl, isProduction: false });
});
afterAll(async () => {
  await server.close();
  await stores.close();
});

/** Returns the commands below each printed heading. */
function printedCommands(): Map<string, string> {
  const sections = printed.split(/^(?=\S)/m).map((section) => section.split(/:\n(.*)/s));
  return new Map(sections.map(([heading = '', commands = '']) => [heading, commands]));
}

/** Runs printed commands in a shell. */
function run(heading: string) {
  const commands = printedCommands().get(heading);
  if (commands === undefined) throw new Error(`No commands are printed below ${heading}:\n${printed}`);
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn('sh', ['-e', '-c', commands], { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE } });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise<string>((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${complaints}${output}`)))),
  );
  return { output: () => output, type: (line: string) => child.stdin.end(`${line}\n`), ended };
}

/** Signs in with the printed account, and approves the printed authorization request. */
async function approveAsDemoOwner(url: string): Promise<URL> {
  const browser = new Browser(server.baseUrl);
  const { email, password } = demo.credentials;
  const csrf = hiddenField(await (await browser.get('/sign-in')).text(), 'csrf');
  await browser.post('/sign-in', { csrf, email, password });
  return approve(browser, url, demo.organizationId);
}

describe.runIf(withCurl)('the printed commands', () => {
  it('get an access token and list contacts', async () => {
    const output = await run('Get an access token and list contacts').ended;
    expect(JSON.parse(output).data[0]).toMatchObject({ organization_id: demo.organizationId });
  });

  it.each([actForUser, withoutSecret])('exchange a code: %s', async (heading) => {
    const running = run(heading);
    const url = await waitFor(() => /^http\S+(?=\n)/.exec(running.output())?.[0] ?? expect.fail());
    const back = await approveAsDemoOwner(url);
    expect(back.searchParams.get('state')).toBe(new URL(url).searchParams.get('state'));
    running.type(back.searchParams.get('code') ?? '');
    expect(JSON.parse((await running.ended).slice(url.length))).toMatchObject({
      token_type: 'Bearer',
      organization_id: demo.organizationId,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
  });

  it('list the admin commands', async () => {
    expect(await run('List all admin commands').ended).toContain('application create');
  });

  it('are the ones tested here', () => {
    expect([...printedCommands().keys()].slice(2)).toEqual([
      'Send the first request in the browser, after signing in with this e-mail address and password',
      'Get an access token and list contacts',
      actForUser,
      withoutSecret,
      receiveLocally,
      acceptLoopback,
      'List all admin commands',
    ]);
  });
});

describe('the printed commands for webhooks on this machine', () => {
  it('forward events to a receiver, and trigger one', () => {
    expect(printedCommands().get(receiveLocally)).toBe(
      `  npm run worklane -- listen --to http://localhost:3000/hooks --base-url ${server.baseUrl}\n` +
        '  npm run worklane -- trigger task.created\n',
    );
  });

  it('omit the base URL where the tool finds the service by itself', () => {
    expect(firstSteps(demo, { baseUrl: 'http://127.0.0.1:4000', isProduction: false })).not.toContain('--base-url');
  });

  it('start the service with a setting that it has', () => {
    const [, variable, value = ''] =
      /^ {2}(\w+)=(\w+) npm start\n$/.exec(printedCommands().get(acceptLoopback) ?? '') ?? [];
    expect(variable).toBe('WEBHOOK_LOOPBACK_HTTP');
    expect(readSettings({ WEBHOOK_LOOPBACK_HTTP: value }).webhookLoopbackHttp).toBe(true);
  });

  it('do not name the setting in production, which does not allow it', () => {
    const inProduction = firstSteps(demo, { baseUrl: server.baseUrl, isProduction: true });
    expect(inProduction).toContain(receiveLocally);
    expect(inProduction).not.toContain('WEBHOOK_LOOPBACK_HTTP');
  });
});

test('the printed exchange of a code sends the fields of the platform document', () => {
  const fields = [...(printedCommands().get(actForUser) ?? '').matchAll(/-d (\w+)=/g)].map(([, name]) => name);
  expect(fields).toEqual(['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri']);
});
