import { afterAll, beforeAll, expect, it } from 'vitest';
import { entries, importEverything, loadEverything, strictConfiguration } from './exports.ts';
import { compilers, type OutsideProject, optionalPeers, pnpmProject } from './outside-project.ts';
import { publicPackages } from './public-packages.ts';

// With pnpm, a package sees the dependencies that it declares only.

/** For an installation and a compilation. */
const timeout = 600_000;

let project: OutsideProject;

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
