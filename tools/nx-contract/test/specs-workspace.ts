import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));

const copied = [
  '.env',
  '.gitignore',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'biome.json',
  'specs',
  'packages/contract/package.json',
  'packages/contract/src/openapi',
  'tools/asyncapi/package.json',
  'tools/generators/package.json',
  'tools/spec-rules',
  'tools/nx-contract/package.json',
  'tools/nx-contract/src',
];

/** A stub of the generators that writes the outputs and records its runs. */
const generators = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [command, document = 'contract'] = process.argv.slice(2);
const folder = 'packages/contract/src/generated';
mkdirSync(folder, { recursive: true });
if (command !== 'lint' && command !== 'read') writeFileSync(\`\${folder}/\${document}.json\`, '{}');
appendFileSync(process.env.RAN, \`\${command} \${document}\\n\`);
`;

/** A stub of the AsyncAPI tool that writes the models and records its runs. */
const asyncapi = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [command] = process.argv.slice(2);
if (command === 'models') {
  mkdirSync('tools/asyncapi/dist', { recursive: true });
  writeFileSync('tools/asyncapi/dist/models.zip', '');
}
appendFileSync(process.env.RAN, \`\${command} asyncapi\\n\`);
`;

/** A copy of specs, nx.json and the plugin in a temporary folder, with stub generators. */
export class SpecsWorkspace {
  #writes = 0;
  readonly root = mkdtempSync(join(tmpdir(), 'worklane-specs-'));
  readonly #ran = `${this.root}.ran`;

  constructor() {
    for (const path of copied) {
      cpSync(join(repository, path), join(this.root, path), {
        recursive: true,
        filter: (source) => !source.includes('node_modules') && !source.includes('test-results'),
      });
    }
    this.write('tools/generators/src/main.ts', generators);
    this.write('tools/asyncapi/src/main.ts', asyncapi);
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of ['nx', '.bin', 'yaml']) {
      symlinkSync(join(repository, 'node_modules', name), join(this.root, 'node_modules', name));
    }
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
    // Nx compares modification times in seconds, and would miss a second write in the same second.
    const time = Date.now() / 1000 + ++this.#writes;
    utimesSync(join(this.root, path), time, time);
  }

  append(path: string, text: string): void {
    this.write(path, this.read(path) + text);
  }

  read = (path: string) => readFileSync(join(this.root, path), 'utf8');

  /** Runs targets of all projects. Returns the generator commands that were not cached. */
  run(...targets: string[]): string[] {
    rmSync(this.#ran, { force: true });
    const { status, stdout, stderr } = this.nx('run-many', '-t', ...targets);
    if (status !== 0) throw new Error(`nx failed: ${stdout}${stderr}`);
    return existsSync(this.#ran) ? readFileSync(this.#ran, 'utf8').trim().split('\n').toSorted() : [];
  }

  nx(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
      cwd: this.root,
      env: { ...withoutNx(process.env), NX_DAEMON: 'false', RAN: this.#ran },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
    rmSync(this.#ran, { force: true });
  }
}

/** Removes the variables of the Nx task that runs the tests: they name its workspace. */
export const withoutNx = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')));
