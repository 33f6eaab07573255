import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import { ReleaseError } from './release-error.ts';
import type { Bump } from './versions.ts';
import type { Package, Workspace } from './workspace.ts';

export const changesFolder = '.changeset';

/** A description of a change for users, with what it means to each package. */
export interface ChangeFile {
  /** Path in the repository. */
  readonly path: string;
  readonly text: string;
  /** By package name. */
  readonly bumps: ReadonlyMap<string, Bump>;
}

/**
 * Reads the change files, by name.
 * @throws {ReleaseError} if one cannot be parsed, is empty, names an unknown package, or no published one.
 */
export function readChangeFiles(root: string, workspace: Workspace): ChangeFile[] {
  const names = readdirSync(join(root, changesFolder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.toSorted().map((name) => {
    const path = `${changesFolder}/${name}`;
    const change = parse(path, readFileSync(join(root, path), 'utf8'));
    checkPackages(change, workspace);
    return change;
  });
}

function parse(path: string, content: string): ChangeFile {
  let parsed: ReturnType<typeof parseChangesetFile>;
  try {
    parsed = parseChangesetFile(content);
  } catch (cause) {
    throw new ReleaseError(`${path}: ${(cause as Error).message}`, { cause });
  }
  if (parsed.summary === '') throw new ReleaseError(`${path}: Describe the change for users below the second "---".`);
  if (parsed.releases.length === 0) throw new ReleaseError(`${path}: Name at least one package, such as ${example}.`);
  return { path, text: parsed.summary, bumps: new Map(parsed.releases.map(({ name, type }) => [name, type])) };
}

const example = '"@worklane/client": minor';

function checkPackages({ path, bumps }: ChangeFile, { contract, packages }: Workspace): void {
  const published = [contract, ...packages.filter(({ manifest }) => !manifest.private)].map(nameOf);
  const known = [contract, ...packages].map(nameOf);
  const advice = `Published packages: ${published.join(', ')}.`;
  const unknown = [...bumps.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ReleaseError(`${path}: There is no package ${unknown}. ${advice}`);
  if (![...bumps.keys()].some((name) => published.includes(name))) {
    throw new ReleaseError(`${path}: Name the package with which users get the change. ${advice}`);
  }
}

const nameOf = ({ manifest }: Package) => manifest.name;
