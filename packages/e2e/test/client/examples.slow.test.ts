import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clientCredentials, createClient } from '@worklane/client';
import { workerBrowser } from '@worklane/testing/browser';
import { freePort } from '@worklane/testing/free-port';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPublicApplication } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { type SharedPlatform, sharedPlatform } from '../environment/shared-platform.ts';
import { applicationOf } from './application.ts';

// A service starts, then a browser.

const examples = fileURLToPath(new URL('../../../client/examples/', import.meta.url));

let platform: SharedPlatform;
let publicClientId: string;
let pageUrl: string;

beforeAll(async () => {
  pageUrl = `http://127.0.0.1:${await freePort()}/`;
  platform = await sharedPlatform();
  publicClientId = await addPublicApplication(platform.admin, platform.credentials.organization_id, pageUrl);
});

const ourClient = () => createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });

describe('sync-contacts.ts', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-sync-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function sync(contacts: object[]): Promise<string> {
    const file = join(folder, 'contacts.json');
    await writeFile(file, JSON.stringify(contacts));
    const { clientId = '', clientSecret = '', organizationId } = applicationOf(platform);
    const env = { WORKLANE_URL: platform.baseUrl, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
    const command = ['--conditions=@worklane/source', `${examples}sync-contacts.ts`, file];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      env: { ...env, ORGANIZATION_ID: String(organizationId) },
    });
    return stdout.trim();
  }

  test('creates new contacts, updates changed ones and leaves the others alone', async () => {
    const maja = { id: 'crm-7', first_name: 'Maja', last_name: 'Lindqvist', email: 'maja@example.com' };
    const bo = { id: 'crm-8', first_name: null, last_name: 'Bo', email: null };
    expect(await sync([maja, bo])).toBe('2 created, 0 changed, 0 unchanged');
    expect(await sync([maja, bo])).toBe('0 created, 0 changed, 2 unchanged');
    expect(await sync([{ ...maja, last_name: 'Berg' }, bo])).toBe('0 created, 1 changed, 1 unchanged');

    const { data } = await ourClient().contacts.list({ external_id: 'crm-7' });
    expect(data).toMatchObject([{ first_name: 'Maja', last_name: 'Berg', email: 'maja@example.com', version: 2 }]);
  });
});

describe('the page in a browser', () => {
  let server: Server;
  let page: Page;
  /** Script errors and console messages. */
  let complaints: string[];

  beforeAll(async () => {
    server = await servePage();
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  beforeEach(async () => {
    page = await (await workerBrowser()).newPage();
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // Tests type before the browser has focused the first field of the sign-in page.
      if (!message.text().startsWith('Autofocus processing was blocked')) complaints.push(message.text());
    });
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  /** Serves the example with its code bundled, and the service and client filled in. */
  async function servePage(): Promise<Server> {
    const { outputFiles } = await build({
      entryPoints: [`${examples}browser/page.ts`],
      bundle: true,
      format: 'esm',
      write: false,
      conditions: ['@worklane/source'],
    });
    const html = (await readFile(`${examples}browser/index.html`, 'utf8'))
      .replace('http://127.0.0.1:4000', platform.baseUrl)
      .replace('app_...', publicClientId);
    const files = createServer((request, response) => {
      const isScript = request.url === '/page.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? outputFiles[0]?.text : html);
    });
    await new Promise<void>((resolve) => files.listen(Number(new URL(pageUrl).port), '127.0.0.1', resolve));
    return files;
  }

  const status = () => page.getByRole('status').textContent();
  const press = (name: string) => page.getByRole('button', { name }).click();

  test('a user signs in, sees the open tasks of the organization, and signs out', async () => {
    const { tasks } = ourClient();
    for (const title of ['Call Maja', 'Answer Bo']) await tasks.create({ title });
    await tasks.create({ title: 'Done already', status: 'done' });

    await page.goto(pageUrl);
    await press('Sign in to Worklane');
    await signIn(page, platform.ebba);
    await allow(page, 'Conformance');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await status()).toBe('All of Conformance.');
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Answer Bo', 'Call Maja']);
    expect(page.url()).toBe(pageUrl);

    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await press('Sign out');
    await page.getByRole('button', { name: 'Sign in to Worklane' }).waitFor();
    expect(await status()).toBe('You are not signed in.');
    expect(await page.evaluate('sessionStorage.getItem("tokens")')).toBe('null');
  });

  test('shows that a user denied access', async () => {
    await page.goto(pageUrl);
    await press('Sign in to Worklane');
    await signIn(page, platform.ebba);
    await press('Deny');
    await page.getByText('access_denied').waitFor();
  });
});
