import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { allow, signIn } from '../environment/consent.ts';
import { type SharedPlatform, sharedPlatform } from '../environment/shared-platform.ts';

// A service starts, then a browser.

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

let platform: SharedPlatform;
let browser: Browser;

beforeAll(async () => {
  platform = await sharedPlatform();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Returns a function that runs the command-line tool with a configuration of its own. */
async function newUser() {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { WORKLANE_TOKEN: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    WORKLANE_BASE_URL: platform.baseUrl,
    WORKLANE_CONFIG_DIR: folder,
    WORKLANE_KEYCHAIN: 'off',
  };
  return (...args: string[]) => {
    const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], { env });
    return { child, stdout: text(child.stdout), exited: once(child, 'exit') };
  };
}

type Run = Awaited<ReturnType<typeof newUser>>;

/** Starts a sign-in and returns the URL for the browser. */
async function startSignIn(run: Run) {
  const login = run('login', '--no-browser');
  const url = await new Promise<string>((resolve) => {
    let printed = '';
    login.child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      const [found] = /http\S+\/oauth\/authorize\?\S+(?=\n)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
  });
  return { ...login, url };
}

async function openPage(url: string) {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

it('signs a member in through the pages of the service, and signs out', async () => {
  const run = await newUser();
  const { url, exited, stdout } = await startSignIn(run);
  const page = await openPage(url);
  await signIn(page, platform.ebba);
  await page.getByRole('heading', { name: 'Allow Worklane CLI access?' }).waitFor();
  await page.getByText('Worklane CLI is an application of Worklane that runs on your computer.').waitFor();
  await allow(page, 'Harbour');
  await page.getByRole('heading', { name: 'Signed in' }).waitFor();
  await page.getByText('Worklane CLI has access to Harbour. You can close this page.').waitFor();
  expect([await exited, await stdout]).toEqual([[0, null], expect.stringContaining(`Harbour (${platform.harbourId})`)]);

  expect(JSON.parse(await run('whoami', '--json').stdout)).toMatchObject({
    organization: { id: platform.harbourId, name: 'Harbour' },
    application: { name: 'Worklane CLI' },
    member: { name: 'Ebba', email: platform.ebba.email },
  });

  const headers = { authorization: `Bearer ${(await run('tokens', 'print').stdout).trim()}` };
  const tasks = () => fetch(`${platform.baseUrl}/api/v1/${platform.harbourId}/tasks`, { headers });
  expect((await tasks()).status).toBe(200);
  expect(await run('logout').exited).toEqual([0, null]);
  expect(await (await tasks()).json()).toMatchObject({ status: 401, code: 'token_revoked' });
  expect(await run('whoami').exited).toEqual([3, null]);
});

it('binds the tokens of an application to a key that is stored with them', async () => {
  const run = await newUser();
  const { client_id, client_secret, organization_id } = platform.credentials;
  const application = ['--client-id', client_id, '--organization-id', String(organization_id)];
  const login = run('login', '--dpop', ...application, '--client-secret', client_secret, '--scope', 'tasks.read');
  expect(await login.exited).toEqual([0, null]);
  const list = run('api', 'listTasks', '--json');
  expect([await list.exited, await list.stdout]).toEqual([[0, null], expect.stringContaining('"data"')]);
  const printed = run('tokens', 'print');
  expect([await printed.exited, await printed.stdout]).toEqual([[1, null], '']);
});
