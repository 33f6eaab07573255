import { readFileSync } from 'node:fs';

/** What a change means to users of the API, in the order of the changelog, with the headings. */
export const levelHeadings = {
  breaking: 'Breaking',
  removed: 'Removed',
  deprecated: 'Deprecated',
  added: 'Added',
  changed: 'Changed',
} as const;

export type Level = keyof typeof levelHeadings;

export const levels = Object.keys(levelHeadings) as readonly Level[];

/** A change of the contract, as `contract:diff` found it. */
export interface ChangelogEntry {
  readonly level: Level;
  /** What changed: `Task.status`, `query ids`, `getTask`; several are separated by commas. */
  readonly subject: string;
  /** Sentences in Markdown. */
  readonly text: string;
  readonly operations: readonly string[];
  readonly events: readonly string[];
}

/** A version of the contract. */
export interface Release {
  /** Absent for what is not released. */
  readonly version?: string;
  /** `2026-11-22` */
  readonly date?: string;
  /** The version of the packages with which it was released. */
  readonly packages?: string;
  /** What users have to do, in Markdown; may be empty. */
  readonly text: string;
  readonly entries: readonly ChangelogEntry[];
}

const file = new URL('../../../../tools/release/dist/changelog.json', import.meta.url);

/** Returns the versions of the contract, the latest first. @throws if the changelog has not been written. */
export function readReleases(): Release[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error('The changelog of the contract is missing. Run npx nx run @worklane/release:changelog.', { cause });
  }
}

/** Returns the anchor of a version in the page, which is also part of the GUID of its feed item. */
export const anchorOf = ({ version }: Release): string =>
  version === undefined ? 'unreleased' : `version-${version.replaceAll('.', '-')}`;
