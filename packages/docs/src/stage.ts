import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DefaultTheme, UserConfig } from 'vitepress';
import { asyncapi } from './contract/asyncapi.ts';
import { openapi } from './contract/openapi.ts';
import { allPages } from './pages/all-pages.ts';
import { sidebar } from './pages/sidebar.ts';
import { base, docsDirectory, navigation, siteDirectory, workDirectory } from './site.ts';

const stagingDirectory = join(workDirectory, 'pages');

/** Puts together what VitePress renders: the pages, what is served as it stands, and its configuration. */
export async function stage(): Promise<void> {
  await stagePages();
  await stagePublicFiles();
  await writeFile(join(workDirectory, 'site.json'), JSON.stringify(configuration()));
}

async function stagePages() {
  for (const { path, markdown } of allPages()) {
    const file = join(stagingDirectory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdown);
  }
}

const fonts = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
];

async function stagePublicFiles() {
  const publicDirectory = join(stagingDirectory, 'public');
  await cp(join(siteDirectory, 'public'), publicDirectory, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  await writeFile(join(publicDirectory, 'openapi.json'), JSON.stringify(openapi, null, 2));
  await writeFile(join(publicDirectory, 'asyncapi.json'), JSON.stringify(asyncapi, null, 2));
  for (const font of fonts) await cp(resolve(font), join(publicDirectory, 'fonts', font.split('/').at(-1) ?? ''));
}

/** What site/.vitepress/config.ts takes from here. */
const configuration = (): UserConfig<DefaultTheme.Config> => ({
  base,
  srcDir: stagingDirectory,
  outDir: docsDirectory,
  cacheDir: join(workDirectory, 'cache'),
  themeConfig: {
    sidebar: sidebar(),
    nav: navigation.map(({ reference, ...item }) => (reference ? { ...item, target: '_self' } : item)),
  },
});
