import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pack, root } from './public-packages.ts';

const execute = promisify(execFile);

/** A new project into which our packed packages are installed, as from the registry. */
export interface EmptyProject {
  readonly folder: string;
  /** Type-checks a TypeScript file without skipLibCheck and returns the compiler's output. */
  check(name: string, code: string): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the built packages and the contract, and installs the tarballs. */
export async function emptyProjectWith(...packages: readonly string[]): Promise<EmptyProject> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-packed-'));
  const installed = ['contract', ...packages];
  const ours = await Promise.all(installed.map((name) => packOurs(name, folder)));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const paths = [...ours, ...(await packOthers(installed, folder))];
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', ...paths], { cwd: folder });
  return {
    folder,
    async check(name, code) {
      await writeFile(join(folder, name), code);
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: consumer, files: [name] }));
      const compiler = join(root, 'node_modules/.bin/tsc');
      return execute(compiler, ['-p', folder]).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      );
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A browser or a worker, without the types of Node. */
const consumer = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  types: [],
  typeRoots: [join(root, 'node_modules/@types')],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

async function packOurs(name: string, folder: string): Promise<string> {
  const source = join(root, 'packages', name);
  if (!existsSync(join(source, 'dist')))
    throw new Error(`packages/${name} is not built: nx run @worklane/${name}:build`);
  return packFolder(source, folder);
}

/** Packs the dependencies from node_modules, so that the test needs no registry. */
async function packOthers(packages: readonly string[], folder: string): Promise<string[]> {
  const names = new Set<string>();
  const add = async (source: string): Promise<void> => {
    const { dependencies = {} } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@worklane/') || names.has(name)) continue;
      names.add(name);
      await add(join(root, 'node_modules', name));
    }
  };
  for (const name of packages) await add(join(root, 'packages', name));
  return Promise.all([...names].map((name) => packFolder(join(root, 'node_modules', name), folder)));
}

const packFolder = async (source: string, destination: string): Promise<string> =>
  (await pack({ folder: source }, destination)).path;
