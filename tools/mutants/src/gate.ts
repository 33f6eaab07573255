/** What runs, and where, from the root of the repository. */
export interface Command {
  readonly folder: string;
  readonly line: readonly [program: string, ...args: string[]];
}

/** One check of those that `npm test` makes, as narrow as it can be. */
export interface Gate extends Command {
  readonly name: string;
  /** The Nx target that it is part of, of a project by its folder: `packages/platform:test`. */
  readonly target: string;
}

/** What a developer does who has changed specs/. */
export const generation: Command = {
  folder: '.',
  line: ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'generate'],
};

/** The rules of a document of specs/, its examples included. */
export const lintOf = (document: string): Gate => ({
  name: `lint ${document}`,
  target: 'specs:lint',
  folder: '.',
  line: ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'lint', document],
});

/** `npm run generate:check`, which a test of the generators runs. */
export const generateCheck: Gate = {
  name: 'generate --check',
  target: 'tools/generators:test',
  folder: '.',
  line: ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'generate', '--check'],
};

export const boundaries: Gate = {
  name: 'boundaries',
  target: 'tools/boundaries:lint',
  folder: '.',
  line: ['node', 'tools/boundaries/src/main.ts'],
};

export const typecheckOf = (project: string): Gate => ({
  name: `typecheck ${nameOf(project)}`,
  target: `${project}:typecheck`,
  folder: '.',
  line: ['tsc', '-p', project],
});

/** The tests of one file, up to the first that fails. */
export const testOf = (project: string, file: string, ...options: readonly string[]): Gate => ({
  name: `${nameOf(project)} ${file}`,
  target: `${project}:test`,
  folder: project,
  line: ['vitest', 'run', file, '--bail=1', '--reporter=default', ...options],
});

/** The tests of one file on the embedded database; `npm test` runs them on PostgreSQL too. */
export const testOnPglite = (project: string, file: string): Gate => testOf(project, file, '--project=pglite');

/** The tests of one file on PostgreSQL, where transactions really run side by side. */
export const testOnPostgresql = (project: string, file: string): Gate => ({
  ...testOf(project, file, '--project=postgresql'),
  name: `${nameOf(project)} ${file} (PostgreSQL)`,
});

const nameOf = (project: string) => project.replace(/^.*\//, '');
