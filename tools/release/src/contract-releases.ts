import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'semver';
import { Document, isScalar, parse, visit } from 'yaml';
import { readChangeFiles } from './change-files.ts';
import type { ChangelogEntry } from './changelog-entries.ts';
import { unreleasedEntries } from './contract.ts';
import { contractText } from './contract-changelog.ts';
import { readWorkspace } from './workspace.ts';

/** What a version of the contract changed, for the documentation. */
export interface ContractChangelog {
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

const folder = 'specs/changelog';

/** The file that records what a version of the contract changed. A release writes it; it is not edited later. */
export const recordFile = (version: string) => `${folder}/${version}.yaml`;

/** Returns the record of a release as YAML, with lists of names in one line. */
export function recordText(release: ContractChangelog): string {
  const document = new Document(release, { aliasDuplicateObjects: false });
  visit(document, {
    Seq(_, node) {
      node.flow = node.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Returns the changelog of the contract, the latest version first, below what is not released yet, if anything. */
export function contractReleases(root: string): ContractChangelog[] {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  const released = files.map((name): ContractChangelog => parse(readFileSync(join(root, folder, name), 'utf8')));
  const text = contractText(readChangeFiles(root, readWorkspace(root)));
  const entries = unreleasedEntries(root);
  return [
    ...(entries.length > 0 || text !== '' ? [{ text, entries }] : []),
    ...released.toSorted((one, other) => compare(other.version ?? '', one.version ?? '')),
  ];
}
