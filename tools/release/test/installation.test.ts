import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(text(join(folder, 'package.json')));
const packagesOf = (folder: string): [path: string, manifest: Manifest][] =>
  Object.entries(JSON.parse(text(join(folder, 'package-lock.json'))).packages);

const { devDependencies: { node = '' } = {} } = manifestOf('.');

// npm is silent (.npmrc), since it compares these ranges with its own Node instead of the one that runs our scripts.
describe.each(['.', 'packages/e2e/foreign-tools'])('The installation of %s', (folder) => {
  const installed = packagesOf(folder).filter(([path]) => path.startsWith('node_modules/'));

  it('has only packages that support the Node of our scripts', () => {
    const unsupported = installed.filter(([, { engines }]) => engines?.node && !satisfies(node, engines.node));
    expect(unsupported.map(([path]) => path)).toEqual([]);
  });

  it('decides on each install script', () => {
    const { allowScripts = {} } = manifestOf(folder);
    const withScripts = installed.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.split('node_modules/').at(-1) ?? ''] : [],
    );
    expect([...new Set(withScripts)].filter((name) => !(name in allowScripts))).toEqual([]);
  });

  it('names no host and no folder of a machine', () => {
    expect(text(join(folder, 'package-lock.json'))).not.toMatch(
      /https?:\/\/registry|file:|"resolved": "(?!(packages|tools|specs)\b)/,
    );
  });
});

/** What Node 20 does not have, as far as other code of ours uses it. */
const newerThanNode20 =
  /\.groupBy\(|Promise\.(withResolvers|try)\b|URL\.parse\(|fromAsync\(|\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|Iterator\.from|enableCompileCache|import\.meta\.(?:dirname|filename)/;

const publicFolders = globSync(['packages/*/package.json', 'tools/*/package.json'], { cwd: root })
  .map(dirname)
  .filter((folder) => !manifestOf(folder).private);

describe.each(publicFolders)('The range of Node of %s', (folder) => {
  const { engines: { node: range = '' } = {}, dependencies = {} } = manifestOf(folder);
  const oldest = minVersion(range)?.version ?? '';

  it('is that for which tsdown compiles', () => {
    expect(oldest).toMatch(/^\d+\.\d+\.0$/);
    // Without a target, tsdown takes that of the manifest.
    expect(text(join(folder, 'tsdown.config.ts'))).not.toMatch(/\btarget\b/);
  });

  it('is stated in the README', () => {
    expect(text(join(folder, 'README.md'))).toMatch(new RegExp(`Node(\\.js)? ${range.slice(2)} or (later|newer)`));
  });

  it('is supported by the dependencies', () => {
    const packages = new Map(packagesOf('.'));
    const rangeOf = (name: string) =>
      (packages.get(`${folder}/node_modules/${name}`) ?? packages.get(`node_modules/${name}`))?.engines?.node;
    const ours = new Map(publicFolders.map((each) => [manifestOf(each).name, manifestOf(each).engines?.node]));
    const unsupported = Object.keys(dependencies).filter(
      (name) => !satisfies(oldest, ours.get(name) ?? rangeOf(name) ?? '*'),
    );
    expect(unsupported).toEqual([]);
  });

  it.runIf(oldest.startsWith('20.'))('has everything that the sources use', () => {
    const sources = globSync('src/**/*.ts', {
      cwd: join(root, folder),
      exclude: (path) => /\.test|generated/.test(path),
    });
    expect(sources.filter((path) => newerThanNode20.test(text(join(folder, path))))).toEqual([]);
  });
});
