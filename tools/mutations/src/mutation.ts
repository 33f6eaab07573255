import type { Check } from './check.ts';

/** A mistake that someone could make, and the check that must catch it. */
export interface Mutation {
  /** A sentence that states the mistake. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Whether the generators run first, as for someone who changes specs/ and commits the generated code. */
  readonly regenerate?: boolean;
  readonly check: Check;
}

/**
 * Replaces a text that occurs exactly once in a file, or in the files of a folder apart from tests. A short text in a whole
 * package keeps applying when files move and symbols are renamed around it.
 */
export interface Edit {
  /** A file or a folder, from the root of the repository. */
  readonly in: string;
  readonly find: string;
  readonly replace: string;
}

/** The mutations of one part of the repository. */
export interface Area {
  readonly area: string;
  readonly mutations: readonly Mutation[];
}

export interface Files {
  /** Returns the file itself, or all files in a folder. */
  list(path: string): Promise<readonly string[]>;
  read(file: string): Promise<string>;
}

/** The text of an edit does not occur exactly once: the mutation must be updated. */
export class OutdatedMutation extends Error {
  override readonly name = 'OutdatedMutation';
}

/** Returns the changed files with their new text. @throws OutdatedMutation */
export async function applyEdits(edits: readonly Edit[], files: Files): Promise<ReadonlyMap<string, string>> {
  const changed = new Map<string, string>();
  for (const edit of edits) {
    if (edit.find === edit.replace) throw new OutdatedMutation(`${edit.in} does not change: ${edit.find}`);
    const found: { file: string; before: string; after: string }[] = [];
    for (const file of await files.list(edit.in)) {
      if (/\.test(-d)?\.tsx?$/.test(file)) continue;
      const [before = '', ...rest] = (changed.get(file) ?? (await files.read(file))).split(edit.find);
      for (const after of rest) found.push({ file, before, after });
    }
    const [only] = found;
    if (!only || found.length > 1) {
      const places = found.length === 0 ? 'does not contain' : `contains ${found.length} times`;
      throw new OutdatedMutation(`${edit.in} ${places}: ${edit.find}`);
    }
    changed.set(only.file, only.before + edit.replace + only.after);
  }
  return changed;
}

/**
 * Applies every mutation in memory, so that an outdated one is reported before hours of checks.
 * @throws OutdatedMutation that names all of them
 */
export async function requireApplicable(areas: readonly Area[], files: Files): Promise<void> {
  const outdated: string[] = [];
  for (const { name, edits } of areas.flatMap(({ mutations }) => mutations)) {
    try {
      await applyEdits(edits, files);
    } catch (error) {
      if (!(error instanceof OutdatedMutation)) throw error;
      outdated.push(`Outdated mutation: ${name}\n  ${error.message}`);
    }
  }
  if (outdated.length > 0) throw new OutdatedMutation(outdated.join('\n'));
}
