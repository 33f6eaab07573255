import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problems } from '@worklane/contract';
import { workerBrowser } from '@worklane/testing/browser';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allow, signIn } from '../environment/consent.ts';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import { contract } from '../examples/example-requests.ts';
import type { Background } from '../packed/outside-project.ts';
import { GuideSnippets, responseDifferences, type ShownResponse, shownResponse } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

// A service starts with demo data, and again after the admin commands of the guide, which need its data folder; then a browser.

const guide = new GuideSnippets('authentication.md');
const organization = 'Harbour & Pine Interiors';

/** What the service and the admin commands have in common. */
let settings: { readonly DATA_FOLDER: string; readonly PORT: string };
let project: WorkspaceProject;
let first: DemoPlatform;
let platform: DemoPlatform;
/** The guide has the port 8976, which another program may use. */
let callbackPort: number;
const adminOutput: string[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-authentication-'));
  await copyEmptyDatabase(join(folder, 'database'));
  settings = { DATA_FOLDER: folder, PORT: String(await freePort()) };
  project = await workspaceProject();
  first = await startDemoPlatform(settings);
  await first.stop();
  callbackPort = await freePort();
  await runAdminCommands();
  platform = await startDemoPlatform(settings);
});
afterAll(async () => {
  await project?.remove();
  await platform?.stop();
  await rm(settings.DATA_FOLDER, { recursive: true });
});

const printed = (part: string, name: string) => first.printed(part, name) ?? '';
const ownApplication = () => ({
  CLIENT_ID: printed('Private application', 'client_id'),
  CLIENT_SECRET: printed('Private application', 'client_secret'),
});

async function runAdminCommands() {
  const env = { ...ownApplication(), ...settings };
  for (const heading of ['Generate Token', 'Protect the secret']) {
    adminOutput.push((await project.runSnippet(guide.take(heading, 'sh'), { env })).stdout.trim());
  }
  await project.runSnippet(
    {
      ...guide.take('Generate Token', 'sh'),
      code: `npm run admin -- application update --application app_8Rd2mQv5 --redirect-uri ${redirectUri()}`,
    },
    { env },
  );
}

const redirectUri = () => `http://127.0.0.1:${callbackPort}/callback`;
const here = () => ({
  'http://127.0.0.1:4010': platform.baseUrl,
  '127.0.0.1:8976': `127.0.0.1:${callbackPort}`,
  'listen(8976': `listen(${callbackPort}`,
});

/** Returns the JSON of the last line of output. */
const lastJson = (output: string) => JSON.parse(output.trim().split('\n').at(-1) ?? '');

/** Opens the printed URL in a new browser window, signs in and allows access. @returns the URL of the redirect */
async function allowPrinted(program: Background): Promise<URL> {
  const url = await program.until(() => /(http\S+\/oauth\/authorize\?\S+)\s/.exec(program.output())?.[1]);
  const page = await (await workerBrowser()).newPage();
  await page.goto(url);
  await signIn(page, first.owner);
  const redirected = page.waitForRequest((request) => request.url().startsWith(`${redirectUri()}?`));
  await allow(page, organization);
  const request = await redirected;
  // The program of the guide responds, if it listens.
  await request.response().catch(() => undefined);
  await page.close();
  return new URL(request.url());
}

async function callApi(token: string, path = '/api/v1/1042/contacts'): Promise<ShownResponse> {
  const response = await fetch(`${platform.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function requestToken(parameters: Record<string, string>): Promise<ShownResponse> {
  const response = await fetch(`${platform.baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(parameters),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const contacts = { data: expect.arrayContaining([expect.objectContaining({ last_name: expect.any(String) })]) };

describe('the guide to authentication shows', () => {
  it('admin commands that generate a token and rotate a secret', async () => {
    const [token = '', secret] = adminOutput;
    expect(await callApi(token)).toMatchObject({ status: 200, body: contacts });
    expect(secret).toContain('wls_');
  });

  it('client credentials with curl, and the response', async () => {
    const { CLIENT_ID, CLIENT_SECRET } = ownApplication();
    const replace = { ...here(), 'app_...': CLIENT_ID, 'wls_...': CLIENT_SECRET };
    const { stdout } = await project.runSnippet(guide.take('Client credentials', 'sh', 'curl'), { replace });
    expect(lastJson(stdout)).toMatchObject(contacts);
    const response = await requestToken({
      ...{ grant_type: 'client_credentials', client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
      ...{ organization_id: '1042', scope: 'contacts.read tasks.read' },
    });
    const shown = shownResponse(guide.take('Client credentials', 'http'));
    expect(responseDifferences(response, shown)).toEqual([]);
  });

  it('client credentials in TypeScript', async () => {
    const options = { env: ownApplication(), replace: here() };
    const { stdout } = await project.runSnippet(guide.take('Client credentials', 'ts'), options);
    expect(stdout).toContain('last_name:');
  });

  it('the authorization code flow with curl, its response, a refresh and a revocation', async () => {
    const program = await project.startSnippet(guide.take('Authorization code', 'sh'), { replace: here() });
    const back = await allowPrinted(program);
    program.input(`${back.searchParams.get('code')}\n`);
    const tokens = await program.until(() => /\{.*\}/.exec(program.output())?.[0]).then(JSON.parse);
    expect(tokens).toMatchObject({ organization_id: 1042, organization_name: organization, scope: 'contacts.read' });
    const headers = new Headers({ 'cache-control': '', 'content-type': '' });
    const shown = shownResponse(guide.take('Authorization code', 'http'));
    expect(responseDifferences({ status: 200, headers, body: tokens }, shown)).toEqual([]);

    const env = (refreshToken: string) => ({ env: { REFRESH_TOKEN: refreshToken }, replace: here() });
    const refresh = await project.runSnippet(guide.take('Refresh', 'sh'), env(tokens.refresh_token));
    const refreshed = lastJson(refresh.stdout);
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await callApi(refreshed.access_token)).toMatchObject({ status: 200, body: contacts });

    await project.runSnippet(guide.take('Revocation', 'sh'), env(refreshed.refresh_token));
    expect((await callApi(refreshed.access_token)).body).toMatchObject({ code: 'token_revoked' });
  });

  it('the authorization code flow in TypeScript', async () => {
    const program = await project.startSnippet(guide.take('Authorization code', 'ts'), { replace: here() });
    await allowPrinted(program);
    await waitFor(() => expect(program.output()).toContain('last_name:'));
  });

  it('an OAuth error', async () => {
    const response = await requestToken({
      ...{ grant_type: 'authorization_code', client_id: 'app_8Rd2mQv5', code: 'expired' },
      ...{ redirect_uri: redirectUri(), code_verifier: 'x'.repeat(43) },
    });
    expect(responseDifferences(response, shownResponse(guide.take('Errors', 'http')))).toEqual([]);
  });

  it('every error of the authorization server, and every 401 and 403 of the API', () => {
    const { markdown } = guide;
    for (const error of contract.schema('OAuthErrorCode').enum ?? []) {
      expect(markdown).toContain(`| [\`${error}\`](./problems#oauth-${error}) |`);
    }
    for (const [code, { status }] of Object.entries(problems)) {
      if (status === 401 || status === 403)
        expect(markdown).toContain(`| ${status} | [\`${code}\`](./problems#${code}) |`);
    }
  });
});

it('contains no untested snippet', () => {
  guide.runElsewhere('Without a registration', 'packages/platform/src/oauth/clients/documents/read-document.test.ts');
  expect(guide.untested()).toEqual([]);
});
