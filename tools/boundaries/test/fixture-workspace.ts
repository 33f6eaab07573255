import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Project, projectOf } from '../src/project.ts';
import { findViolations, lineOf } from '../src/violations.ts';

type Dependencies = Record<string, readonly string[]>;

/** The projects of DESIGN, section 1, with dependencies that it allows. */
const projects: Dependencies = {
  'specs layer:contract': [],
  'packages/contract layer:contract': ['specs'],
  'packages/client layer:kit': ['contract'],
  'packages/webhooks layer:kit': ['contract'],
  'packages/runtime layer:runtime': ['contract'],
  'packages/server layer:kit': ['contract', 'runtime'],
  'packages/model layer:model': ['contract'],
  'packages/mock layer:kit': ['contract', 'runtime', 'model'],
  'packages/docs layer:product': ['contract', 'mock'],
  'packages/platform layer:product': ['contract', 'server'],
  'packages/dashboard layer:product': ['contract', 'client'],
  'packages/conformance layer:test': ['contract', 'model', 'mock'],
  'packages/e2e layer:test': ['contract', 'client', 'webhooks', 'mock', 'platform'],
  'tools/testing layer:tool': [],
  'tools/generators layer:tool': ['contract'],
  'tools/benchmarks layer:tool': ['platform'],
};

/** A workspace in a temporary folder. It breaks no rule until a test writes into it. */
export class FixtureWorkspace {
  readonly root = mkdtempSync(join(tmpdir(), 'worklane-boundaries-'));
  readonly #tags = new Map<string, string[]>();

  constructor() {
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
    const tags = layer ? [layer] : [];
    this.#tags.set(folder, tags);
    const manifest = {
      name,
      version: '0.1.0',
      type: 'module',
      exports: './src/index.ts',
      dependencies: Object.fromEntries(uses.map((use) => [`@worklane/${use}`, '*'])),
      devDependencies: name === '@worklane/testing' ? {} : { '@worklane/testing': '*' },
      nx: { tags },
    };
    this.write(`${folder}/package.json`, JSON.stringify(manifest));
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Returns the lines of the report, sorted. */
  violations(): string[] {
    return findViolations(this.root, this.#projects()).map(lineOf).toSorted();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The projects as Nx finds them: a file belongs to the innermost project. */
  #projects(): Project[] {
    const folders = [...this.#tags.keys()].toSorted((a, b) => b.length - a.length);
    const files = readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.root, join(parentPath, name)));
    const byFolder = Map.groupBy(files, (file) => folders.find((folder) => file.startsWith(`${folder}/`)));
    return [...this.#tags].map(([folder, tags]) => {
      const manifest = JSON.parse(readFileSync(join(this.root, folder, 'package.json'), 'utf8'));
      return projectOf(manifest, folder, tags, byFolder.get(folder) ?? []);
    });
  }
}

/** Generators may import a single export of the contract. */
const exportOf = (folder: string, name: string) => (folder === 'tools/generators' ? `${name}/openapi-reader` : name);
