import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { sharedPlatform } from '../environment/shared-platform.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

// The guides sign in with a browser. The mock has no tokens that are bound to a key.
it('binds the tokens of an application to a key that is stored with them', async () => {
  const platform = await sharedPlatform();
  const folder = await mkdtemp(join(tmpdir(), 'worklane-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { WORKLANE_TOKEN: _, ...inherited } = process.env;
  const own = { WORKLANE_BASE_URL: platform.baseUrl, WORKLANE_CONFIG_DIR: folder, WORKLANE_KEYCHAIN: 'off' };
  const run = (...args: string[]) => {
    const command = ['--conditions=@worklane/source', main, ...args];
    const child = spawn(process.execPath, command, { env: { ...inherited, ...own } });
    return { stdout: text(child.stdout), exited: once(child, 'exit') };
  };
  const { client_id, client_secret, organization_id } = platform.credentials;
  const application = ['--client-id', client_id, '--organization-id', String(organization_id)];
  const login = run('login', '--dpop', ...application, '--client-secret', client_secret, '--scope', 'tasks.read');
  expect(await login.exited).toEqual([0, null]);
  const list = run('api', 'listTasks', '--json');
  expect([await list.exited, await list.stdout]).toEqual([[0, null], expect.stringContaining('"data"')]);
  const printed = run('tokens', 'print');
  expect([await printed.exited, await printed.stdout]).toEqual([[1, null], '']);
});
