import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import license, { type Dependency } from 'rollup-plugin-license';
import { defineConfig, type MarkdownOptions } from 'vitepress';
import { clientPlugins } from '../../src/publish/client-plugins.ts';
import { hostValues } from '../../src/samples/values.ts';

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

/** Marks the values in samples that depend on the host of the page; the theme replaces them. ```` ```sh fixed ```` keeps them. */
const markHostValues: NonNullable<MarkdownOptions['codeTransformers']>[number] = {
  name: 'host-values',
  preprocess(code, options) {
    if (/\bfixed\b/.test(options.meta?.__raw ?? '')) return;
    options.decorations = [
      ...(options.decorations ?? []),
      ...hostValues(code).map(({ name, start, end }) => ({ start, end, properties: { 'data-host-value': name } })),
    ];
  },
};

const asset = (file: string) => `${generated.base}${file}`;
const font = asset('fonts/inter-latin-wght-normal.woff2');

export default defineConfig({
  ...generated,
  vite: {
    plugins: [{ ...listLicenses, apply: ({ build }) => !build?.ssr }, ...clientPlugins(generated)],
    resolve: { conditions: ['@worklane/source'] },
  },
  cleanUrls: false,
  metaChunk: true,
  transformHead: ({ pageData }) =>
    pageData.isNotFound
      ? []
      : [['link', { rel: 'alternate', type: 'text/markdown', href: asset(pageData.relativePath) }]],
  router: { prefetchLinks: false },
  title: 'Worklane',
  description: 'Guides and reference of the Worklane API.',
  lang: 'en',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: asset('mark.svg') }],
    ['link', { rel: 'stylesheet', href: asset('worklane.css') }],
    ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: font }],
    ['meta', { name: 'theme-color', content: '#0f6e5c' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [markHostValues],
    // Addresses in prose are examples.
    linkify: false,
  },
  themeConfig: {
    ...generated.themeConfig,
    logo: { src: '/mark.svg', width: 24, height: 24, alt: '' },
    outline: { level: [2, 3], label: 'On this page' },
    docFooter: { prev: false, next: false },
  },
});
