import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DefaultTheme, UserConfig } from 'vitepress';
import { compressFiles } from './compress-files.ts';
import { writeConsoleData } from './console/console-data.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { allPages } from './pages/all-pages.ts';
import { sidebar } from './pages/sidebar.ts';
import { type Publication, unpublished } from './publish/publication.ts';
import { relocatable } from './publish/relocatable.ts';
import { defaultHost } from './samples/values.ts';
import { searchDocuments } from './search/documents.ts';
import { base, docsDirectory, licensesFile, navigation, siteDirectory, siteUrl, workDirectory } from './site.ts';

const sourceDirectory = join(workDirectory, 'pages');

const buildDirectory = join(workDirectory, 'site');

/** Builds the site into `docsDirectory`. An earlier build stays there until this one is complete. */
export async function buildDocs(publication: Publication = unpublished): Promise<void> {
  await rm(workDirectory, { recursive: true, force: true });
  await writePages();
  await copyPublicFiles();
  await writeConfiguration();
  await runVitePress();
  await writeFile(join(buildDirectory, 'licenses.json'), JSON.stringify(await bundledPackages(), null, 2));
  const address = publication.siteUrl ?? siteUrl;
  await writeDownloads(buildDirectory, allPages(), address);
  await writeFile(join(buildDirectory, 'search.json'), JSON.stringify(await searchDocuments(buildDirectory)));
  await finishPages(publication);
  await compressFiles(buildDirectory);
  await rm(docsDirectory, { recursive: true, force: true });
  await rename(buildDirectory, docsDirectory);
}

/** Runs VitePress in a process of its own, and discards its output. @throws with the output if it fails */
async function runVitePress(): Promise<void> {
  const command = join(dirname(createRequire(import.meta.url).resolve('vitepress/package.json')), 'bin/vitepress.js');
  await promisify(execFile)(process.execPath, [command, 'build', siteDirectory], { cwd: workDirectory });
}

/** Writes the pages that differ from the written ones, for `npm run dev`. */
export async function writePages(): Promise<void> {
  for (const { path, markdown } of allPages()) await writeChanged(join(sourceDirectory, path), markdown);
}

async function writeChanged(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The font files of the site, by their path in npm packages. */
const fonts = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
];

export async function copyPublicFiles(): Promise<void> {
  const publicDirectory = join(sourceDirectory, 'public');
  await cp(join(siteDirectory, 'public'), publicDirectory, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  await writeFile(join(publicDirectory, 'host.json'), JSON.stringify(defaultHost));
  await writeConsoleData(publicDirectory);
  for (const font of fonts) await cp(resolve(font), join(publicDirectory, 'fonts', font.split('/').at(-1) ?? ''));
}

/** Writes and returns the part of the VitePress configuration that depends on the contract; site/.vitepress/config.ts reads it. */
export async function writeConfiguration(): Promise<string> {
  const content = JSON.stringify(configuration());
  await writeChanged(join(workDirectory, 'site.json'), content);
  return content;
}

const configuration = (): UserConfig<DefaultTheme.Config> => ({
  base,
  srcDir: sourceDirectory,
  outDir: buildDirectory,
  cacheDir: join(workDirectory, 'cache'),
  themeConfig: {
    sidebar: sidebar(),
    nav: [...navigation],
  },
});

/** Makes the URLs of the pages independent of the path of the site, and then adds a policy with the hashes of their scripts. */
async function finishPages(publication: Publication) {
  for (const path of await readdir(buildDirectory, { recursive: true })) {
    if (!path.endsWith('.html')) continue;
    const file = join(buildDirectory, path);
    await writeFile(file, contentSecurityPolicy(relocatable(await readFile(file, 'utf8'), path, publication)));
  }
}

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
async function bundledPackages(): Promise<BundledPackage[]> {
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
