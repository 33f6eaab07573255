import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@worklane/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/index.ts';

// Saves call fsync, which the permission model of the fast tier denies.

let folder: string;
let dataFile: string;
const running: RunningMock[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-mock-'));
  dataFile = join(folder, 'data.json');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((mock) => mock.close()));
  await rm(folder, { recursive: true });
});

async function start(log?: (line: string) => void): Promise<RunningMock> {
  const mock = await startMock({ port: 0, empty: true, dataFile, ...(log && { log }) });
  running.push(mock);
  return mock;
}

async function request(mock: RunningMock, path: string, init: RequestInit = {}) {
  const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
  const response = await fetch(`${mock.url}${path}`, { ...init, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const createTask = (mock: RunningMock, title: string) =>
  request(mock, '/api/v1/1042/tasks', { method: 'POST', body: JSON.stringify({ title }) });

const savedText = () => readFile(dataFile, 'utf8').catch(() => '');

describe('dataFile', () => {
  it('keeps records, webhooks and tokens of a mock for the next one', async () => {
    const first = await start();
    const { body: task } = await createTask(first, 'Paint the door');
    const webhook = { org_id: 1042, url: 'http://127.0.0.1:9/', events: ['task.created'] };
    await request(first, '/api/webhooks', { method: 'POST', body: JSON.stringify(webhook) });
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'tasks.read',
      organization_id: '1042',
    });
    const credentials = (await (await fetch(`${first.url}/__mock/credentials`)).json()) as Record<string, string>;
    form.set('client_id', String(credentials.client_id));
    form.set('client_secret', String(credentials.client_secret));
    const tokens = (await (await fetch(`${first.url}/oauth/token`, { method: 'POST', body: form })).json()) as object;
    await first.close();

    const second = await start();
    expect((await request(second, `/api/v1/1042/tasks/${task.id}`)).body).toEqual(task);
    expect((await request(second, '/api/webhooks')).body.data).toMatchObject([webhook]);
    const Authorization = `Bearer ${(tokens as { access_token: string }).access_token}`;
    expect((await fetch(`${second.url}/api/v1/1042/tasks`, { headers: { Authorization } })).status).toBe(200);
    expect((await createTask(second, 'Next')).body.id).toBeGreaterThan(Number(task.id));
  });

  it('is saved soon after a change, so that a crash loses little', async () => {
    const mock = await start();
    await createTask(mock, 'Paint the door');
    await waitFor(async () => expect(await savedText()).toContain('Paint the door'));
    mock.seed({ tasks: [{ title: 'From a test' }] });
    await waitFor(async () => expect(await savedText()).toContain('From a test'));
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  it('is saved after an attempt to deliver an event', async () => {
    const mock = await start();
    const webhook = { org_id: 1042, url: 'http://127.0.0.1:9/', events: ['task.created'] };
    await request(mock, '/api/webhooks', { method: 'POST', body: JSON.stringify(webhook) });
    await createTask(mock, 'Paint the door');
    const { attempt, status } = await mock.deliveries.next();
    await waitFor(async () => expect(await savedText()).toMatch(`"attempt":${attempt},`));
    expect(await savedText()).toContain(`"status":"${status}"`);
  });

  it.each([
    ['{broken', 'JSON'],
    ['[]', 'it is not a data file of the mock'],
    ['{"format":"worklane-mock","version":99}', 'a newer version of the mock saved it'],
    ['{"format":"worklane-mock","version":1,"state":{}}', 'oauth must be an object'],
  ])('rejects %s, and leaves the file as it is', async (text, reason) => {
    await writeFile(dataFile, text);
    await expect(start()).rejects.toThrow(reason);
    await expect(start()).rejects.toThrow('The file was not changed.');
    expect(await savedText()).toBe(text);
  });

  it('reports that it cannot be written', async () => {
    const lines: string[] = [];
    dataFile = join(folder, 'missing', 'data.json');
    const mock = await start((line) => lines.push(line));
    await createTask(mock, 'Paint the door');
    await waitFor(() => expect(lines).toContainEqual(expect.stringContaining(`Cannot save ${dataFile}: ENOENT`)));
  });
});
