import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Contact, ContactList, Problem } from '@worklane/contract/schema-validators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];

const folder = new URL('../test-results/readme/', import.meta.url);
const file = fileURLToPath(new URL('server.ts', folder));

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  const configuration = { extends: '../../../../tsconfig.base.json', files: ['server.ts'] };
  await writeFile(new URL('tsconfig.json', folder), JSON.stringify(configuration));
});

describe('The README', () => {
  it('has an example of fewer than 140 lines', () => {
    expect(code.trimEnd().split('\n').length).toBeLessThan(140);
  });

  it('has an example that compiles', async () => {
    const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', fileURLToPath(folder)]);
    expect(stdout).toBe('');
  });
});

describe('The server of the README', () => {
  let url: string;
  let child: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const env = { ...process.env, PORT: '0' };
    child = spawn(process.execPath, ['--conditions=@worklane/source', file], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('The example has no output.');
    const [line] = await once(child.stdout, 'data');
    url = `${String(line).trim()}/api/v1/1042/contacts`;
  });
  afterAll(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });

  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  const post = (body: object) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });

  it('creates, returns and lists contacts', async () => {
    const created = await post({ last_name: 'Berg', email: 'maja@example.com' });
    expect(created.status).toBe(201);
    const contact = await created.json();
    expect(Contact(contact)).toBe(true);
    const got = await fetch(new URL(created.headers.get('location') ?? '', url), { headers });
    expect(await got.json()).toEqual(contact);
    const list = await (await fetch(url, { headers })).json();
    expect(ContactList(list)).toBe(true);
    expect(list).toEqual({ data: [contact], next_cursor: null });
  });

  it.each([
    ['no token', () => fetch(url), 401],
    ['a wrong token', () => fetch(url, { headers: { authorization: 'Bearer wrong' } }), 401],
    ['no last name', () => post({}), 422],
    ['an unknown contact', () => fetch(`${url}/99`, { headers }), 404],
    [
      'an operation without a handler',
      () => fetch(url.replace('contacts', 'tasks'), { headers: { authorization: 'Bearer secret' } }),
      501,
    ],
  ])('rejects a request with %s', async (_, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(Problem(await response.json())).toBe(true);
  });
});
