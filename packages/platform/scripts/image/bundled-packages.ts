import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './packages.ts';
import type { Component } from './sbom.ts';

/** A package whose code or files are in a built site. */
export interface BundledPackage extends Component {
  /** The content of its license files. */
  readonly text: string;
}

/** Returns the packages in the dashboard and the documentation, which their builds list. */
export async function readBundledPackages(): Promise<BundledPackage[]> {
  const lists = await Promise.all(['dashboard', 'docs'].map(readList));
  const packages = lists.flat().map(({ identifier, ...each }) => ({ ...each, licenses: [{ expression: identifier }] }));
  return [...new Map(packages.map((each) => [`${each.name}@${each.version}`, each])).values()];
}

interface ListedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly identifier: string;
  readonly text: string;
}

const readList = async (site: string): Promise<ListedPackage[]> =>
  JSON.parse(await readFile(join(repository, 'packages/platform/dist', site, 'licenses.json'), 'utf8'));
