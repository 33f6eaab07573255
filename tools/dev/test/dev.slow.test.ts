import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@worklane/generators';
import { waitFor } from '@worklane/testing/wait-for';
import { copyWorkspace } from '@worklane/testing/workspace-copy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningServer, startLimit } from './running-server.ts';

const task = 'specs/schemas/kinds/task/Task.yaml';

let copy: Awaited<ReturnType<typeof copyRepository>>;
let server: RunningServer;
let url: string;
let mock: string;
let token: string;

beforeAll(async () => {
  copy = await copyRepository();
  server = new RunningServer(copy.folder, '0', '--sync');
  [, url = ''] = await server.output(/API +(http:\/\/[\d.:]+)/);
  [, mock = ''] = await server.output(/Mock +(http:\/\/[\d.:]+)/);
  const { clientId: id, secret } = await waitFor(demoApplication);
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: '1042',
      scope: 'tasks.read tasks.write',
    }),
  });
  ({ access_token: token } = (await response.json()) as { access_token: string });
}, startLimit);
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

/** Asks the running service. */
async function demoApplication(): Promise<{ clientId: string; secret: string }> {
  const admin = join(copy.folder, 'packages/platform/src/admin/main.ts');
  const args = ['--conditions=@worklane/source', admin, 'first-steps', '--json'];
  // Vite sets BASE_URL, which is also a setting of the service.
  const { BASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_FOLDER: join(copy.folder, '.data') };
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout).credentials.privateApplication;
}

const dashboardSchemas = '/dashboard/@id/__x00__contract:schemas';

const create = (base: string, body: object) =>
  fetch(`${base}/api/v1/1042/tasks`, {
    method: 'POST',
    // The mock rejects tokens of other servers, and accepts any other text.
    headers: { authorization: `Bearer ${base === mock ? 'x' : token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const get = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });

const text = async (path: string) => (await get(path)).text();

it('follows the edits of a contract: a new field, a mistake, its correction', { timeout: startLimit }, async () => {
  expect((await create(url, { title: 'First', remark: 'x' })).status).toBe(422);
  expect((await create(mock, { title: 'First', remark: 'x' })).status).toBe(422);
  // The dashboard loads what it has shown before again.
  expect(await text(dashboardSchemas)).not.toContain('A remark.');
  const { id } = (await (await create(url, { title: 'First' })).json()) as { id: number };

  const remark = '  remark:\n    description: A remark.\n    type: [string, "null"]\n    maxLength: 20\n';
  await copy.edit(task, (old) => old.replace(/^ {2}description:\n/m, `${remark}$&`));
  await server.output(/Task.*\.yaml.*: valid, .* generated .*service, mock reloaded/);
  expect(await copy.read(task.replace('.yaml', 'Create.yaml'))).toContain('$ref: ./Task.yaml#/properties/remark');
  expect(await copy.read('packages/contract/src/generated/types.ts')).toContain('remark?: string | null;');
  const created = await create(url, { title: 'Second', remark: 'Call first.' });
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ remark: 'Call first.' });
  expect((await create(mock, { title: 'Second', remark: 'x' })).status).toBe(201);
  expect((await create(mock, { title: 'Second', remark: 'x'.repeat(21) })).status).toBe(422);
  expect(await (await get(`/api/v1/1042/tasks/${id}`)).json()).toMatchObject({ title: 'First' });
  await waitFor(async () => expect(await text('/docs/api/tasks/index.md?import')).toContain('A remark.'));
  await waitFor(async () => expect(await text('/docs/events/task-updated.md?import')).toContain('A remark.'));
  await waitFor(async () => expect(await text(dashboardSchemas)).toContain('A remark.'));

  await copy.edit(task, (old) => old.replace('maxLength: 20', 'maxLenght: 20'));
  await server.output(/1 problem .*last valid state keeps running\.\n *specs\/.*Task\.yaml:\d+:\d+ .*maxLenght/);
  expect((await create(url, { title: 'Third', remark: 'x' })).status).toBe(201);
  const third = await create(mock, { title: 'Third', remark: 'x' });
  expect(third.status).toBe(201);

  await copy.edit(task, (old) => old.replace('maxLenght: 20', 'maxLength: 30'));
  await server.output(/Task\.yaml: valid, .*reloaded/);
  expect((await create(url, { title: 'Fourth', remark: 'x'.repeat(30) })).status).toBe(201);
  expect((await create(mock, { title: 'Fourth', remark: 'x'.repeat(31) })).status).toBe(422);
  const kept = await fetch(mock + third.headers.get('location'), { headers: { authorization: 'Bearer x' } });
  expect(await kept.json()).toMatchObject({ title: 'Third' });
});

it('keeps the service that runs when its new version does not start, and starts it after the correction', {
  timeout: startLimit,
}, async () => {
  const app = 'packages/platform/src/app.ts';
  await copy.edit(app, (old) => `throw new Error('A mistake in the source.');\n${old}`);
  await server.output(/service keeps its last state: Error: A mistake in the source\.\n +at .*app\.ts.*:1:/);
  expect((await create(url, { title: 'Fifth' })).status).toBe(201);
  await copy.edit(app, (old) => old.replace(/^throw.*\n/, ''));
  await server.output(/app\.ts: service reloaded/);
  expect((await create(url, { title: 'Sixth' })).status).toBe(201);
});

it('serves the dashboard and the documentation from one origin', { timeout: startLimit }, async () => {
  const dashboard = await get('/dashboard');
  expect(dashboard.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(await dashboard.text()).toContain('/dashboard/src/main.tsx');
  expect(await text('/docs/api/')).toContain('<div id="app">');
  expect((await get('/dashboard/api/session')).headers.get('content-type')).toContain('application/problem+json');
});

it('says which port is taken, and ends all processes at Ctrl+C', { timeout: startLimit }, async () => {
  const second = new RunningServer(copy.folder, new URL(url).port);
  await second.output(/Port \d+ is already in use\. Stop the other process, or choose a port with --port\./);
  await second.stop();
  const third = new RunningServer(copy.folder, '0', '--mock-port', new URL(mock).port);
  await third.output(/Port \d+ is already in use\. Stop the other process, or choose a port with --mock-port\./);
  await third.stop();
  expect(await server.stop()).toBe(0);
  await expect(fetch(mock)).rejects.toThrow();
});

/** Copies the repository, so that a test may edit it. */
async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-dev-'));
  await copyWorkspace(root, folder);
  return {
    folder,
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    async edit(file: string, change: (text: string) => string) {
      const text = await readFile(join(folder, file), 'utf8');
      if (change(text) === text) throw new Error(`The edit does not change ${file}.`);
      await writeFile(join(folder, file), change(text));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
