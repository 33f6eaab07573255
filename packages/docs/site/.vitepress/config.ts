import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import license, { type Dependency } from 'rollup-plugin-license';
import { defineConfig } from 'vitepress';

// VitePress bundles this file and cannot resolve the sources of the contract, so src/build.ts writes what depends on them.
const generated = JSON.parse(readFileSync(new URL('../../.worklane/site.json', import.meta.url), 'utf8'));

/** Lists the packages in the site, as Vite 8 does for the dashboard (build.license). */
const listLicenses = license({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  thirdParty(dependencies: Dependency[]) {
    const packages = dependencies.map(({ name, version, license: identifier, licenseText }) => ({
      ...{ name, version, identifier },
      text: licenseText?.trim() ?? '',
    }));
    writeFileSync(new URL('../../.worklane/licenses.json', import.meta.url), JSON.stringify(packages));
  },
});

const asset = (file: string) => `${generated.base}${file}`;
const font = asset('fonts/inter-latin-wght-normal.woff2');

export default defineConfig({
  ...generated,
  vite: { plugins: [{ ...listLicenses, apply: ({ build }) => !build?.ssr }] },
  cleanUrls: true,
  // Builds pages one at a time, so that the search index has a stable order.
  buildConcurrency: 1,
  title: 'Worklane',
  description: 'Guides and reference of the Worklane API.',
  lang: 'en',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: asset('mark.svg') }],
    ['link', { rel: 'stylesheet', href: asset('worklane.css') }],
    ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: font }],
    ['meta', { name: 'theme-color', content: '#0f6e5c' }],
  ],
  // VitePress does not render the references; the browser test checks these links.
  ignoreDeadLinks: [/^\/(api|events)\//],
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  themeConfig: {
    ...generated.themeConfig,
    logo: { src: '/mark.svg', width: 24, height: 24, alt: '' },
    search: { provider: 'local' },
    outline: { level: [2, 3], label: 'On this page' },
    notFound: {
      title: 'Page not found',
      quote: 'The page may have moved. Use the search to find it.',
      linkText: 'Back to the home page',
    },
    docFooter: { prev: false, next: false },
  },
});
