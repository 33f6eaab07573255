export interface Command {
  /** The working directory, from the root of the repository. */
  readonly folder: string;
  readonly line: readonly [program: string, ...args: string[]];
}

/** One check of a tier of the tests, as narrow as possible. */
export interface Check extends Command {
  readonly name: string;
  /** The Nx target that contains it, by the folder of its project: `tools/boundaries:lint`. Vitest runs the others. */
  readonly target?: string;
}

/** What a developer runs after a change of specs/. It refuses a contract that lint refuses. */
export const generation: Check = {
  name: 'generate',
  folder: '.',
  line: ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'generate'],
};

/** `npm run generate:check`, which a test of the generators runs. */
export const generateCheck: Check = {
  name: 'generate --check',
  folder: '.',
  line: ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'generate', '--check'],
};

export const boundaries: Check = {
  name: 'boundaries',
  target: 'tools/boundaries:lint',
  folder: '.',
  line: ['node', 'tools/boundaries/src/main.ts'],
};

export const typecheckOf = (project: string): Check => ({
  name: `typecheck ${project}`,
  target: `${project}:typecheck`,
  folder: '.',
  line: ['tsc', '-p', project],
});

/** The tests of one file of a project, found by its name in any folder, up to the first failure. */
export const testOf = (project: string, file: string): Check => ({
  name: `${project} ${file}`,
  folder: project,
  line: ['vitest', 'run', `/${file}`, '--bail=1', '--reporter=default'],
});
