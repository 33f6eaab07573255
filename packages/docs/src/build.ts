import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DefaultTheme, UserConfig } from 'vitepress';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { asyncapi } from './contract/asyncapi.ts';
import { openapi } from './contract/openapi.ts';
import { bundledPackages } from './licenses.ts';
import { allPages } from './pages/all-pages.ts';
import { sidebar } from './pages/sidebar.ts';
import { buildReferences } from './reference/build-references.ts';
import { modelArchives } from './reference/model-archives.ts';
import { runTool } from './run-tool.ts';
import { base, docsDirectory, modelsDirectory, navigation, siteDirectory, workDirectory } from './site.ts';

const sourceDirectory = join(workDirectory, 'pages');

/** Builds the site into `docsDirectory`, replacing an earlier build. */
export async function buildDocs(): Promise<void> {
  await rm(workDirectory, { recursive: true, force: true });
  await writePages();
  await copyPublicFiles();
  await writeFile(join(workDirectory, 'site.json'), JSON.stringify(configuration()));
  await runTool({ package: 'vitepress', command: 'bin/vitepress.js' }, ['build', siteDirectory], workDirectory);
  await buildReferences();
  await writeFile(join(docsDirectory, 'licenses.json'), JSON.stringify(await bundledPackages(), null, 2));
  await addPolicies();
}

async function writePages() {
  for (const { path, markdown } of allPages()) {
    const file = join(sourceDirectory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdown);
  }
}

/** The font files of the site, by their path in npm packages. */
export const fonts = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
];

async function copyPublicFiles() {
  const publicDirectory = join(sourceDirectory, 'public');
  await cp(join(siteDirectory, 'public'), publicDirectory, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  await writeFile(join(publicDirectory, 'openapi.json'), JSON.stringify(openapi, null, 2));
  await writeFile(join(publicDirectory, 'asyncapi.json'), JSON.stringify(asyncapi, null, 2));
  for (const archive of await modelArchives()) {
    await cp(join(modelsDirectory, archive), join(publicDirectory, 'models', archive));
  }
  for (const font of fonts) await cp(resolve(font), join(publicDirectory, 'fonts', font.split('/').at(-1) ?? ''));
}

/** Returns the part of the VitePress configuration that depends on the contract; site/.vitepress/config.ts reads it. */
const configuration = (): UserConfig<DefaultTheme.Config> => ({
  base,
  srcDir: sourceDirectory,
  outDir: docsDirectory,
  cacheDir: join(workDirectory, 'cache'),
  themeConfig: {
    sidebar: sidebar(),
    nav: navigation.map(({ reference, ...item }) => (reference ? { ...item, target: '_self' } : item)),
  },
});

async function addPolicies() {
  for (const path of await readdir(docsDirectory, { recursive: true })) {
    if (!path.endsWith('.html')) continue;
    const file = join(docsDirectory, path);
    await writeFile(file, contentSecurityPolicy(await readFile(file, 'utf8')));
  }
}
