import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const program = join(repository, 'tools/boundaries/src/main.ts');

type Dependencies = Record<string, readonly string[]>;

/** The projects of DESIGN, section 1, with dependencies that it allows. */
const projects: Dependencies = {
  'specs layer:contract': [],
  'packages/contract layer:contract': ['specs'],
  'packages/client layer:kit': ['contract'],
  'packages/webhooks layer:kit': ['contract'],
  'packages/server layer:kit': ['contract'],
  'packages/mock layer:kit': ['contract'],
  'packages/docs layer:product': ['contract', 'mock'],
  'packages/platform layer:product': ['contract', 'server'],
  'packages/dashboard layer:product': ['contract', 'client'],
  'packages/mock/examples/board layer:example': ['contract', 'client', 'mock'],
  'packages/conformance layer:test': ['contract', 'client', 'mock', 'platform'],
  'packages/e2e layer:test': ['contract', 'client', 'webhooks', 'mock', 'platform'],
  'tools/testing layer:tool': [],
  'tools/generators layer:tool': ['contract'],
  'tools/benchmarks layer:tool': ['platform'],
};

/** A workspace in a temporary folder. It breaks no rule until a test writes into it. */
export class FixtureWorkspace {
  readonly root = mkdtempSync(join(tmpdir(), 'worklane-boundaries-'));

  constructor() {
    const workspaces = ['packages/*', 'packages/mock/examples/*', 'tools/*', 'specs'];
    this.writeJson('package.json', { name: 'fixture', private: true, workspaces });
    this.writeJson('nx.json', { analytics: false, neverConnectToCloud: true });
    mkdirSync(join(this.root, 'node_modules'));
    for (const path of ['.env', 'node_modules/nx']) symlinkSync(join(repository, path), join(this.root, path));
    for (const [project, uses] of Object.entries(projects)) {
      const [folder = '', layer = ''] = project.split(' ');
      this.declare(folder, layer, uses);
      this.write(
        `${folder}/src/index.ts`,
        uses.map((name) => `export * from '@worklane/${exportOf(folder, name)}';\n`).join(''),
      );
    }
  }

  /** Writes a package.json with these dependencies, and testing in devDependencies. */
  declare(folder: string, layer: string | undefined, uses: readonly string[]): void {
    const name = `@worklane/${folder.replace(/^.*\//, '')}`;
    const own = name === '@worklane/testing' ? {} : { '@worklane/testing': '*' };
    this.writeJson(`${folder}/package.json`, {
      name,
      version: '0.1.0',
      type: 'module',
      exports: './src/index.ts',
      dependencies: Object.fromEntries(uses.map((use) => [`@worklane/${use}`, '*'])),
      devDependencies: own,
      nx: { tags: layer ? [layer] : [] },
    });
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  writeJson(path: string, value: unknown): void {
    this.write(path, JSON.stringify(value));
  }

  /** Runs the command in this workspace. */
  check() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: this.root,
      env: { ...withoutNx(process.env), NX_DAEMON: 'false' },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Generators may import a single export of the contract. */
const exportOf = (folder: string, name: string) => (folder === 'tools/generators' ? `${name}/openapi-reader` : name);

/** Removes the variables of the Nx task that runs the tests: they name its workspace. */
const withoutNx = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')));
