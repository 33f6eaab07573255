import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A mistake that someone could make, and the check that must catch it. */
export interface Mutation {
  readonly area: string;
  /** A sentence that states the mistake. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Whether the generators run first, as for someone who changes specs/ and commits the generated code. */
  readonly regenerate?: boolean;
  /** One of `checks`, the types of a project (`typecheck packages/server`), or a test file of a project, in any folder. */
  readonly check: string;
}

/** Replaces a text that occurs exactly once in a file, or in the files of a folder apart from tests. Whitespace does not count. */
export interface Edit {
  /** A file or a folder, from the root of the repository. */
  readonly in: string;
  readonly find: string;
  readonly replace: string;
}

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The mutations of mutations.yaml, in the order of the data flow from specs/. */
export const mutations: readonly Mutation[] = Object.entries(
  parse(readFileSync(new URL('../mutations.yaml', import.meta.url), 'utf8')) as Record<
    string,
    Omit<Mutation, 'area'>[]
  >,
).flatMap(([area, each]) => each.map((mutation) => ({ area, ...mutation })));

type Command = readonly [program: string, ...args: string[]];

const generator = ['node', '--conditions=@worklane/source', 'tools/generators/src/main.ts', 'generate'] as const;

/** Checks that are neither types nor tests of a project. */
const checks: Readonly<Record<string, Command>> = {
  generate: generator,
  'generate --check': [...generator, '--check'],
  boundaries: ['node', 'tools/boundaries/src/main.ts'],
};

/** Returns the command of a check, which runs in the root of the repository. */
export function commandOf(check: string): Command {
  const [project = '', file = ''] = check.split(' ');
  if (project === 'typecheck') return ['tsc', '-p', file];
  const other = checks[check];
  if (other) return other;
  const { name } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as { name: string };
  return ['vitest', 'run', `/${file}`, `--project=${name}`, '--bail=1', '--reporter=default'];
}

/** Returns the changed files with their new text. @throws Error if a text does not occur exactly once */
export function applyEdits(
  edits: readonly Edit[],
  list: (path: string) => readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const { in: path, find, replace } of edits) {
    const sources = list(path).filter((file) => !/\.test(-d)?\.tsx?$/.test(file));
    const found = sources.flatMap((file) => {
      const text = changed.get(file) ?? read(file);
      return placesOf(text, find).map(([start, end]) => ({
        file,
        text: text.slice(0, start) + replace + text.slice(end),
      }));
    });
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${path} contains ${found.length} times: ${find}`);
    changed.set(only.file, only.text);
  }
  return changed;
}

/** Returns where a text occurs, whatever whitespace is in it, so that formatting does not outdate a mutation. */
function placesOf(text: string, find: string): [start: number, end: number][] {
  const sought = find.replaceAll(/\s/g, '');
  const places: [number, number][] = [];
  const dense = text.replaceAll(/\s/g, '');
  if (!dense.includes(sought)) return places;
  const offsets = [...text.matchAll(/\S/g)].map(({ index }) => index);
  for (let at = dense.indexOf(sought); at !== -1; at = dense.indexOf(sought, at + 1)) {
    places.push([offsets[at] ?? 0, (offsets[at + sought.length - 1] ?? 0) + 1]);
  }
  return places;
}

/** Returns a sentence for each mutation that no longer applies to the files below a folder. */
export function outdated(folder: string, selected: readonly Mutation[]): string[] {
  return selected.flatMap(({ name, edits }) => {
    try {
      editsIn(folder, edits);
      return [];
    } catch (error) {
      return [`Outdated mutation: ${name}\n  ${(error as Error).message}`];
    }
  });
}

/** Returns the changed files below a folder, by path from it. */
export const editsIn = (folder: string, edits: readonly Edit[]): ReadonlyMap<string, string> =>
  applyEdits(
    edits,
    (path) =>
      /\.\w+$/.test(path)
        ? [path]
        : globSync('**/*.{ts,tsx,js}', { cwd: join(folder, path), exclude: ['**/node_modules', '**/dist'] }).map(
            (file) => join(path, file),
          ),
    (file) => readFileSync(join(folder, file), 'utf8'),
  );
