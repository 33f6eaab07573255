import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { licensesFile } from './site.ts';

/** A package whose code or files are in the built site, as Vite lists those of the dashboard. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly identifier: string;
  readonly text: string;
}

/** Packages whose files the site contains without VitePress. */
const copiedPackages = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'];

/** Returns the packages in the built site, with their licenses. VitePress must have built it. */
export async function bundledPackages(): Promise<BundledPackage[]> {
  const bundled = JSON.parse(await readFile(licensesFile, 'utf8')) as BundledPackage[];
  return [...bundled, ...(await Promise.all(copiedPackages.map(readPackage)))];
}

async function readPackage(packageName: string): Promise<BundledPackage> {
  const packageFile = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { name, version, license } = JSON.parse(await readFile(packageFile, 'utf8'));
  const files = (await readdir(dirname(packageFile))).filter((each) => /^(licen[sc]e|third.party.notices)/i.test(each));
  const texts = await Promise.all(files.map((file) => readFile(join(dirname(packageFile), file), 'utf8')));
  return { name, version, identifier: license, text: texts.map((text) => text.trim()).join('\n\n') };
}
