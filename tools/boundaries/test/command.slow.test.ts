import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideOfHooks } from '@worklane/testing/workspace-copy';
import { expect, it, onTestFinished } from 'vitest';
import { FixtureWorkspace } from './fixture-workspace.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const program = join(repository, 'tools/boundaries/src/main.ts');

it('reports the violations in the projects that Nx finds, and exits with 1', () => {
  const workspace = new FixtureWorkspace();
  onTestFinished(() => workspace.remove());
  const workspaces = ['packages/*', 'tools/*', 'specs'];
  workspace.write('package.json', JSON.stringify({ name: 'fixture', private: true, workspaces }));
  workspace.write('nx.json', JSON.stringify({ analytics: false, neverConnectToCloud: true }));
  mkdirSync(join(workspace.root, 'node_modules'));
  for (const path of ['.env', 'node_modules/nx']) symlinkSync(join(repository, path), join(workspace.root, path));
  const run = () => {
    const env = { ...outsideOfHooks(process.env), NX_DAEMON: 'false' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: workspace.root,
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  expect(run()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Checked \d+ projects: no boundary violations\.\n$/),
    stderr: '',
  });
  workspace.write('packages/client/src/server.ts', "import '@worklane/server';\n");
  expect(run()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^packages\/client\/src\/server\.ts:1 imports '@worklane\/server': .*\.\n$/),
  });
});
