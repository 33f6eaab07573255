import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/admin/parse-command-line.ts';
import { openEmbeddedStore } from '../environment/test-store.ts';
import { approve, callApi } from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

const guide = readFileSync(new URL('../../../docs/pages/authentication.md', import.meta.url), 'utf8');

/** Returns the first code block of the guide below a heading, in a language and with a tab, with the port of the test. */
function shown(heading: string, language: 'sh' | 'ts', tab?: string): string {
  const [section = ''] = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const opening = tab === undefined ? `${language}.*` : `${language} \\[${tab}\\]`;
  const code = new RegExp(`^\`\`\`${opening}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(section)?.[1];
  if (code === undefined) throw new Error(`The guide shows no ${tab ?? language} below ${heading}.`);
  return code
    .replaceAll('127.0.0.1:8976', `127.0.0.1:${callbackPort}`)
    .replaceAll('listen(8976', `listen(${callbackPort}`);
}

const callbackPort = 18_976;
const redirectUri = `http://127.0.0.1:${callbackPort}/callback`;

// Only the commands of the guide need these tools.
const withTools = ['curl', 'openssl'].every((tool) => spawnSync(tool, ['--help']).error === undefined);

let server: OAuthServer;
let organizationId: number;
let own: TestApplication;
let portal: TestApplication;
let field: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open({ store: await openEmbeddedStore() });
  organizationId = await server.organization('Harbour & Pine');
  own = await server.application(organizationId, { type: 'private' });
  portal = await server.application(organizationId, { redirectUris: [redirectUri] });
  field = await server.application(organizationId, { redirectUris: [redirectUri], withSecret: false });
});
afterAll(async () => {
  await server.close();
  await server.store.close();
});

interface Running {
  child: ChildProcess;
  /** The output so far. */
  printed(): string;
  ended: Promise<string>;
}

/** Runs a code block of the guide with its variables. */
function run(
  language: 'sh' | 'ts',
  code: string,
  application: TestApplication,
  more: Record<string, string> = {},
): Running {
  const [command, argv] =
    language === 'sh'
      ? ['sh', ['-e', '-c', code]]
      : [process.execPath, ['--input-type=module-typescript', '--eval', code]];
  const child = spawn(command as string, argv as string[], {
    // Where imports are resolved.
    cwd: new URL('../..', import.meta.url),
    env: {
      PATH: process.env.PATH,
      BASE_URL: server.baseUrl,
      ORGANIZATION_ID: String(organizationId),
      CLIENT_ID: application.clientId,
      CLIENT_SECRET: application.clientSecret,
      ...more,
    },
  });
  let out = '';
  let complaints = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`What the guide shows fails: ${complaints}`);
    return out;
  });
  return { child, printed: () => out, ended };
}

/** Returns the JSON of the last line of output. */
const lastJson = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '');

/** Opens the printed URL in a browser and approves the request. */
async function approvePrinted({ printed }: Running): Promise<URL> {
  const address = await waitFor(() => /(http\S+)\s/.exec(printed())?.[1] ?? expect.fail());
  const browser = await server.browserOf(await server.person(organizationId));
  return approve(browser, address, organizationId);
}

test.runIf(withTools)('client credentials with curl', async () => {
  const out = await run('sh', shown('Client credentials', 'sh'), own).ended;
  expect(lastJson(out)).toEqual({ data: [], next_cursor: null });
});

test('client credentials in TypeScript', async () => {
  const out = await run('ts', shown('Client credentials', 'ts'), own).ended;
  expect(lastJson(out)).toEqual({ data: [], next_cursor: null });
});

test.runIf(withTools)('authorization code, refresh and revocation with curl', async () => {
  const asking = run('sh', shown('Authorization code', 'sh'), field);
  const back = await approvePrinted(asking);
  asking.child.stdin?.end(`${back.searchParams.get('code')}\n`);
  const tokens = lastJson(await asking.ended);
  expect(tokens).toMatchObject({ organization_id: organizationId, scope: 'contacts.read' });

  const refreshed = lastJson(
    await run('sh', shown('Refresh', 'sh'), field, { REFRESH_TOKEN: tokens.refresh_token }).ended,
  );
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
  expect(await callApi(server, organizationId, refreshed.access_token)).toBe('insufficient_scope');

  await run('sh', shown('Revocation', 'sh'), field, { REFRESH_TOKEN: refreshed.refresh_token }).ended;
  expect(await callApi(server, organizationId, refreshed.access_token)).toBe('token_revoked');
});

test.runIf(withTools)('authorization code with curl and a secret', async () => {
  const asking = run('sh', shown('Authorization code', 'sh', 'curl with a secret'), portal);
  const back = await approvePrinted(asking);
  asking.child.stdin?.end(`${back.searchParams.get('code')}\n`);
  expect(lastJson(await asking.ended)).toMatchObject({ organization_id: organizationId, scope: 'contacts.read' });
});

test('authorization code in TypeScript', async () => {
  const asking = run('ts', shown('Authorization code', 'ts'), field);
  const back = await approvePrinted(asking);
  expect(await (await fetch(back)).text()).toBe('You can close this page.');
  expect(lastJson(await asking.ended)).toMatchObject({
    organization_id: organizationId,
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
});

test('the admin commands of the guide exist', () => {
  const lines = [...guide.matchAll(/^npm run admin -- (.+)$/gm)].map(([, line = '']) => line);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(parseCommandLine(line.split(' '))).toBeDefined();
});
