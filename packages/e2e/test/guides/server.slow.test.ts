import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMock } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { serveHttp } from '@worklane/testing/serve-http';
import { createReceiver } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';
import { generateSecret } from '@worklane/webhooks/sign';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Background, respond } from '../packed/outside-project.ts';
import { root } from '../packed/public-packages.ts';
import { GuideSnippets, type Snippet } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

const guide = new GuideSnippets('server.md');

const first = guide.take('Start with two operations', 'ts').code;
const addition = guide.take('Add an operation', 'ts').code;
const authentication = guide.take('Authenticate', 'ts').code;
const delivery = guide.take('Send webhooks', 'ts');

/** The server with the third operation, as the guide says. */
const whole = first
  .replace('const app', `${addition}\nconst app`)
  .replace('{ listContacts, getContact }', '{ listContacts, getContact, createContact }');
const authenticating = whole
  .replace(/ {2}authenticate: \(token\) => \{.*?\n {2}\},/s, '  authenticate,')
  .replace('import', "import { authenticate } from './authentication.mts';\nimport");

let project: WorkspaceProject;

beforeAll(async () => {
  project = await workspaceProject();
});
afterAll(() => project?.remove());

async function startServer(program: string, startCommand: Snippet): Promise<{ url: string; server: Background }> {
  const port = await freePort();
  await project.write('server.mts', program.replace('port: 3000', `port: ${port}`));
  const url = `http://127.0.0.1:${port}`;
  return { url, server: await respond(await project.startSnippet(startCommand), url) };
}

const startCommand = guide.take('Start with two operations', 'sh', 'node');
const at = (url: string) => ({ replace: { 'http://127.0.0.1:3000': url } });

it('the programs compile, with imports of packages that the guide installs', async () => {
  const install = guide.take('Start with two operations', 'sh', 'npm install').code.split(/\s+/);
  for (const [, name = ''] of whole.matchAll(/ from '(.+?)'/g)) expect(install).toContain(name);
  const programs = {
    'first.mts': first,
    'server.mts': authenticating,
    'authentication.mts': authentication,
    'delivery.mts': delivery.code,
  };
  for (const [name, code] of Object.entries(programs)) await project.write(name, code);
  const configuration = { extends: join(root, 'tsconfig.base.json'), files: Object.keys(programs) };
  await writeFile(join(project.folder, 'tsconfig.json'), JSON.stringify(configuration));
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(compiler, ['-p', project.folder]).catch((error) => error);
  expect(stdout).toBe('');
});

it('the server with two operations responds as the guide says', async () => {
  const { url, server } = await startServer(first, startCommand);
  const { code } = guide.take('See what comes for free', 'sh');
  const requests = [...code.matchAll(/^(curl .*?) +# (\d{3}) (\w+)$/gm)];
  expect(requests).toHaveLength(code.trim().split('\n').length);
  for (const [, command = '', status, problem] of requests) {
    const { stdout } = await project.run(command.replace('http://127.0.0.1:3000', url));
    expect(JSON.parse(stdout), command).toMatchObject({ status: Number(status), code: problem });
  }
  await server.stop();
});

describe('the server with three operations', () => {
  let url: string;

  beforeAll(async () => {
    ({ url } = await startServer(whole, startCommand));
  });

  it('creates contacts', async () => {
    const { stdout } = await project.runSnippet(guide.take('Add an operation', 'sh'), at(url));
    expect(JSON.parse(stdout)).toMatchObject({ last_name: 'Lindqvist', version: 1 });
    const repeat = {
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    };
    const send = () =>
      fetch(`${url}/api/v1/1042/contacts`, { method: 'POST', ...repeat, body: '{"last_name":"Once"}' });
    expect(await (await send()).json()).toEqual(await (await send()).json());
  });

  it('lacks what the conformance suite finds', async () => {
    const snippet = guide.take('Test it', 'sh', 'conformance');
    const { message } = (await project.runSnippet(snippet, at(url)).catch((error: unknown) => error)) as Error;
    const [, passed = ''] = /^(\d+) passed/m.exec(message) ?? [];
    expect(Number(passed)).toBeGreaterThan(30);
    const failing = new Set([...message.matchAll(/^FAILED (\w+)/gm)].map(([, operation]) => operation));
    expect(failing).toEqual(new Set(['listContacts', 'createContact']));
  });

  it('is completed by the proxy of the mock', async () => {
    const port = await freePort();
    const snippet = guide.take('Test it', 'sh', 'proxy');
    const command = { ...snippet, code: `${snippet.code.trim()} --port ${port}` };
    const proxy = await respond(await project.startSnippet(command, at(url)), `http://127.0.0.1:${port}`);
    const get = (collection: string) =>
      fetch(`http://127.0.0.1:${port}/api/v1/1042/${collection}`, { headers: { Authorization: 'Bearer secret' } });
    expect((await get('contacts')).status).toBe(200);
    const mocked = await get('tasks');
    expect([mocked.status, Object.keys((await mocked.json()) as object)]).toEqual([200, ['data', 'next_cursor']]);
    await proxy.stop();
  });
});

it('the server accepts the tokens of an authorization server', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  await project.write('authentication.mts', authentication.replace('http://127.0.0.1:4010', mock.url));
  const { url, server } = await startServer(authenticating, startCommand);
  const grant = { grant_type: 'client_credentials', organization_id: '1042', scope: 'contacts.read' };
  const response = await fetch(`${mock.url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('app_demo1042:wls_demo1042')}` },
    body: new URLSearchParams(grant),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const statusOf = async (path: string, token: string) =>
    (await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await statusOf('/api/v1/1042/contacts', access_token)).toBe(200);
  expect(await statusOf('/api/v1/1042/tasks', access_token)).toBe(403);
  expect(await statusOf('/api/v1/1042/contacts', `${access_token.slice(0, -4)}AAAA`)).toBe(401);
  await server.stop();
});

it('signed deliveries are accepted by a receiver', async () => {
  const secret = generateSecret();
  const received: string[] = [];
  const receiver = createReceiver({ secrets: [secret], onUnknown: ({ id }) => void received.push(id) });
  const address = await serveHttp(nodeHandler(receiver));
  const event = { id: 'evt_1', type: 'of.test', timestamp: new Date().toISOString(), organization_id: 1042, data: {} };
  const call = `console.log(await deliver('${address}', '${secret}', ${JSON.stringify(event)}));`;
  const { stdout } = await project.runSnippet({ ...delivery, code: `${delivery.code}\n${call}` });
  expect([stdout.trim(), received]).toEqual(['true', ['evt_1']]);
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
