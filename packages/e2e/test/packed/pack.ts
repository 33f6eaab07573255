import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const execute = promisify(execFile);

/** A new project into which our packed packages are installed, as from the registry. */
export interface EmptyProject {
  readonly folder: string;
  /** The tarball of each package, by its folder in packages/. */
  readonly tarballs: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** Runs a JavaScript file and returns its output. */
  run(name: string, code: string): Promise<string>;
  /** Type-checks a TypeScript file without skipLibCheck and returns the compiler's output. */
  check(name: string, code: string, options?: object): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the built packages and the contract, and installs the tarballs. */
export async function emptyProjectWith(...packages: readonly string[]): Promise<EmptyProject> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-packed-'));
  const files: Record<string, string> = {};
  for (const name of ['contract', ...packages]) files[name] = await packOurs(name, folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const paths = [...Object.values(files), ...(await packOthers(packages, folder))];
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', ...paths], { cwd: folder });
  const read = Object.entries(files).map(async ([name, path]) => [name, new Uint8Array(await readFile(path))] as const);
  return {
    folder,
    tarballs: Object.fromEntries(await Promise.all(read)),
    async run(name, code) {
      await writeFile(join(folder, name), code);
      // Nx sets FORCE_COLOR.
      const { stdout } = await execute(process.execPath, [name], { cwd: folder, env: { NO_COLOR: '1' } });
      return stdout;
    },
    async check(name, code, options = {}) {
      await writeFile(join(folder, name), code);
      const compilerOptions = { ...consumer, ...options };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [name] }));
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
  return pack(source, folder);
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
  return Promise.all([...names].map((name) => pack(join(root, 'node_modules', name), folder)));
}

async function pack(source: string, folder: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: source,
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, packed.filename);
}
