import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entries as allEntries, loadEverything } from './exports.ts';
import { emptyProject, type OutsideProject, optionalPeers } from './outside-project.ts';
import { pack, publicPackages, type Tarball } from './public-packages.ts';

/** For commands of npm, which may ask the registry. */
const timeout = 300_000;

/** A folder outside the workspace, in which the tarballs are installed. */
let project: OutsideProject;
let tarballs: ReadonlyMap<string, Tarball>;

beforeAll(async () => {
  project = await emptyProject([dirname(process.execPath)]);
  const packed = publicPackages.map(async (each) => [each.manifest.name, await pack(each, project.folder)] as const);
  tarballs = new Map(await Promise.all(packed));
}, timeout);
afterAll(() => project?.remove());

describe.each(publicPackages)(
  'The tarball of $manifest.name',
  ({ manifest: { name, bin = {}, exports: entries = {} } }) => {
    let tarball: Tarball;

    beforeAll(() => {
      tarball = tarballs.get(name) ?? expect.unreachable();
    });

    it('contains the files that the manifest names', () => {
      const named = Object.values(entries).flatMap((entry) =>
        typeof entry === 'string'
          ? [entry]
          : Object.keys(entry).flatMap((key) => (key.startsWith('@') ? [] : entry[key])),
      );
      const paths = [...named, ...Object.values(bin)].map((path) => path?.replace(/^\.\//, ''));
      expect(tarball.files).toEqual(expect.arrayContaining([...paths, 'LICENSE', 'README.md']));
    });

    it('contains neither tests nor sources, except what generated code contains', () => {
      const sources = /\.test|(^|\/)(test|examples)\/|tsconfig|\.map$|(?<!\.d)\.tsx?$/;
      const unexpected = tarball.files.filter((path) => sources.test(path) && path !== 'dist/parameter-writer.ts');
      expect(unexpected).toEqual([]);
    });
  },
);

// The tests of nightly run every README in such an installation, on several versions of Node, and with pnpm.
describe('The installed packages', () => {
  beforeAll(async () => {
    const paths = [...tarballs.values()].map(({ path }) => path);
    const install = 'npm install --prefer-offline --no-audit --no-fund';
    const { code, output } = await project.run(`${install} ${[...paths, ...optionalPeers].join(' ')}`);
    expect(code, output).toBe(0);
  }, timeout);

  it('have entries that can be loaded', async () => {
    await project.write('load.mjs', loadEverything);
    const { output } = await project.run('node load.mjs');
    expect(output.trim().split('\n')).toEqual(allEntries);
  });

  it('answer from the examples of the contract, by the Prism that is part of the mock', async () => {
    await project.write(
      'stateless.mjs',
      `import { startMock } from '@worklane/mock';
       const mock = await startMock({ stateless: true, port: 0 });
       const { status } = await fetch(mock.url + '/api/v1/1/tasks', { headers: { authorization: 'Bearer x' } });
       await mock.close();
       console.log(status);`,
    );
    expect((await project.run('node stateless.mjs')).output).toBe('200\n');
  });

  it.each(['@worklane/mock', '@worklane/conformance'])('%s brings fewer than 100 packages', async (name) => {
    const { stdout } = await project.run(`npm query '[name="${name}"] *'`);
    expect(JSON.parse(stdout).length).toBeLessThan(100);
  });

  const commands = publicPackages.flatMap(({ manifest: { bin = {}, version } }) =>
    Object.keys(bin).map((name) => ({ name, version })),
  );

  it.each(commands)('run the command $name', async ({ name, version }) => {
    expect(await project.run(`node_modules/.bin/${name} --version`)).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});
