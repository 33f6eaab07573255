import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { expectFiveOperations } from './expect-five-operations.ts';
import { entries, importEverything, loadEverything, strictConfiguration } from './exports.ts';
import { compilers, type OutsideProject, optionalPeers, pnpmProject, respond } from './outside-project.ts';
import { publicPackages } from './public-packages.ts';
import { programsOf, readmeOf } from './readme-run.ts';
import { loadKeychain } from './worklane-commands.ts';

// With pnpm, a package sees the dependencies that it declares only.

/** For an installation and a compilation. */
const timeout = 600_000;

let project: OutsideProject;

const packageNamed = (name: string) =>
  publicPackages.find(({ manifest }) => manifest.name === name) ?? expect.unreachable();

beforeAll(async () => {
  const typescript = `typescript@${compilers.typescript}`;
  project = await pnpmProject([typescript, '@types/node', ...optionalPeers]);
}, timeout);
afterAll(() => project?.remove());

it('runs on Node 24', async () => {
  expect((await project.run('node --version')).stdout).toMatch(/^v24\./);
});

it('loads every entry of every package', async () => {
  await project.write('load.mjs', loadEverything);
  const { output } = await project.run('node load.mjs');
  expect(output.trim().split('\n')).toEqual(entries);
});

it('compiles every export, and checks the types of the packages', { timeout }, async () => {
  await project.write('everything.mts', importEverything);
  await project.write('tsconfig.json', strictConfiguration.replace('compiled/', ''));
  const { output } = await project.run('node node_modules/typescript/bin/tsc -p .');
  expect(output).toBe('');
});

const commands = publicPackages.flatMap(({ manifest: { bin = {}, version } }) =>
  Object.keys(bin).map((name) => ({ name, version })),
);

it.each(commands)('runs the command $name', async ({ name, version }) => {
  expect(await project.run(`pnpm exec ${name} --version`)).toMatchObject({ code: 0, stdout: `${version}\n` });
  expect((await project.run(`pnpm exec ${name} --help`)).stdout).toContain(name.replace('worklane-', ''));
});

it('installs the native module for the keychain', async () => {
  await project.write('keychain.mjs', loadKeychain);
  expect((await project.run('node keychain.mjs')).output).toBe('function\n');
});

it('lists tasks of a mock with the command-line tool', async () => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const mock = project.start(`pnpm exec worklane mock --port ${port}`);
  onTestFinished(mock.stop);
  await respond(mock, baseUrl);
  const { code, output, stdout } = await project.run('pnpm exec worklane api listTasks --limit 1', {
    WORKLANE_BASE_URL: baseUrl,
    WORKLANE_TOKEN: 'anything',
    WORKLANE_ORGANIZATION_ID: '1042',
  });
  expect({ code, output, mock: mock.output() }).toMatchObject({ code: 0 });
  expect(JSON.parse(stdout)).toMatchObject({ data: [{ organization_id: 1042 }] });
});

it('serves five operations that pass the conformance suite', async () => {
  const [program = ''] = programsOf(await readmeOf(packageNamed('@worklane/server')));
  await expectFiveOperations(project, program, 'pnpm exec worklane-conformance');
});
