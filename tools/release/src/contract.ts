import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Change,
  type Contract,
  diffContracts,
  publicDocuments,
  workingTreeContract,
} from '@worklane/contract-diff';
import { type ChangelogEntry, changelogEntries } from './changelog-entries.ts';
import { ReleaseError } from './release-error.ts';
import { atLeast, type Bump, largest, nextVersion } from './versions.ts';
import { contractPackage } from './workspace.ts';

/** The folder of the documents of the last release, and their names in it. They need neither tags nor history of git. */
const lastReleaseFolder = 'tools/release/last-release';
export const lastReleaseFile = (document: string) => `${lastReleaseFolder}/${document}.json.br`;

/** The hand-written documents that state the version of the contract. The contract of the dashboard is internal. */
export const versionedSpecs = ['specs/openapi/openapi.yaml', 'specs/asyncapi/asyncapi.yaml'] as const;

export interface ContractRelease {
  readonly from: string;
  readonly to: string;
  readonly bump: Bump;
  readonly changes: readonly Change[];
  readonly entries: readonly ChangelogEntry[];
}

const readLastContract = (root: string): Contract =>
  Object.fromEntries(
    publicDocuments.map((name) => [
      name,
      JSON.parse(brotliDecompressSync(readFileSync(join(root, lastReleaseFile(name)))).toString()),
    ]),
  );

/**
 * Returns the next version of the contract: at least what the changes since the last release require.
 * @param stated the bumps that change files state for the contract
 * @param date of the release
 * @throws {ReleaseError} if there are breaking changes and no change file states a major change, or if the version in the
 *   documents is not that of the last release.
 */
export function planContract(root: string, stated: readonly Bump[], date: string): ContractRelease {
  const [last, current] = [readLastContract(root), workingTreeContract(root)];
  const from = versionOf(last);
  if (versionOf(current) !== from) {
    throw new ReleaseError(
      `The documents have version ${versionOf(current)}, and the last release ${from}. Set info.version in ` +
        `${versionedSpecs.join(' and ')} to ${from} and run npm run generate: the release sets the next version.`,
    );
  }
  const changes = diffContracts(last, current, date);
  const required = requiredBump(changes, withoutVersion(last) !== withoutVersion(current));
  const bump = largest([required, ...stated]);
  if (required === 'major' && !atLeast(largest(stated), 'major')) {
    throw new ReleaseError(refusal(from, nextVersion(from, 'major'), changes));
  }
  return { from, to: nextVersion(from, bump), bump, changes, entries: changelogEntries(changes, last, current) };
}

/** Returns what has changed since the last release. */
export function unreleasedEntries(root: string): ChangelogEntry[] {
  const [last, current] = [readLastContract(root), workingTreeContract(root)];
  return changelogEntries(diffContracts(last, current), last, current);
}

/** Returns what the changes mean to users of the contract. Changes of texts and examples alone are a patch. */
export function requiredBump(changes: readonly Change[], documentsDiffer: boolean): Bump {
  if (changes.some(({ severity }) => severity === 'breaking')) return 'major';
  if (changes.length > 0) return 'minor';
  return documentsDiffer ? 'patch' : 'none';
}

function refusal(from: string, next: string, changes: readonly Change[]): string {
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  return [
    `The contract has ${breaking.length} breaking changes since version ${from}, which require version ${next}:`,
    ...breaking.map(({ location, description, reason }) => `  ${location}: ${description} (${reason})`),
    `Undo them, or add a change file with "${contractPackage}": major that says how users migrate.`,
  ].join('\n');
}

const info = (document: unknown) => (document as { info: { version: string } }).info;

/** Returns the version that all documents share. */
function versionOf(contract: Contract): string {
  const versions = new Set(Object.values(contract).map((document) => info(document).version));
  if (versions.size !== 1) throw new ReleaseError(`The documents have versions ${[...versions].join(' and ')}.`);
  return [...versions].join();
}

const withoutVersion = (contract: Contract) =>
  JSON.stringify(
    Object.entries(contract).map(([name, document]) => [
      name,
      { ...document, info: { ...info(document), version: undefined } },
    ]),
  );
