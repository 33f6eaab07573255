import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

/** Prints a command with --curl, and returns what a shell makes of it. */
async function pasted(...args: string[]): Promise<string> {
  const env = { WORKLANE_TOKEN: 'secret-token', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url };
  const { exitCode, stdout, stderr } = await runCli(['api', ...args, '--curl'], { env });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).not.toContain('secret-token');
  const result = await promisify(execFile)('sh', ['-c', stdout.replace('curl ', 'curl --silent ')], {
    env: { ...process.env, WORKLANE_TOKEN: 'secret-token' },
  });
  return result.stdout;
}

describe('worklane api --curl', () => {
  const title = `It's 'quoted' "$HOME" \`date\` \\ & Grüße`;
  const description = 'line one\nline two';

  it('prints a command that works in a shell, with any text in it', async () => {
    const fields = [`title=${title}`, `description=${description}`, 'tags=a b,c'];
    const created = JSON.parse(await pasted('createTask', ...fields.flatMap((field) => ['--field', field])));
    expect(created).toMatchObject({ title, description, tags: ['a b', 'c'], version: 1 });
    const path = ['updateTask', String(created.id), '--if-match', '1', '--field', 'status=done'];
    expect(JSON.parse(await pasted(...path))).toMatchObject({ id: created.id, status: 'done', version: 2 });
    const list = JSON.parse(await pasted('listTasks', '--q', 'Grüße', '--status', 'done', '--sort', '-title'));
    expect(list.data).toMatchObject([{ id: created.id }]);
  });

  it('sends forms', async () => {
    const fields = {
      grant_type: 'client_credentials',
      client_id: 'app_demo1042',
      client_secret: 'wls_demo1042',
      scope: 'tasks.read tasks.write',
      organization_id: '1042',
    };
    const args = Object.entries(fields).flatMap(([name, value]) => ['--field', `${name}=${value}`]);
    expect(JSON.parse(await pasted('createToken', ...args))).toMatchObject({
      token_type: 'Bearer',
      organization_id: 1042,
    });
  });

  it('sends nothing', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: 'http://127.0.0.1:1' };
    const { exitCode, stdout } = await runCli(['api', 'deleteTask', '7', '--curl', '--json'], { env });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).curl).toMatch(/^curl -X DELETE http:\/\/127\.0\.0\.1:1\/api\/v1\/1042\/tasks\/7 /);
  });
});
