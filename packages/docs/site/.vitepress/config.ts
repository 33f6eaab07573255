import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

// VitePress bundles this file and would not find the contract's sources, so what comes from them comes as a file:
// see src/stage.ts.
const staged = JSON.parse(readFileSync(new URL('../../.worklane/site.json', import.meta.url), 'utf8'));

const asset = (file: string) => `${staged.base}${file}`;
const font = asset('fonts/inter-latin-wght-normal.woff2');

export default defineConfig({
  ...staged,
  cleanUrls: true,
  // One page after the other, or the search index would have another order each time.
  buildConcurrency: 1,
  title: 'Worklane',
  description: 'The reference of the Worklane API: operations, events, guides.',
  lang: 'en',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: asset('mark.svg') }],
    ['link', { rel: 'stylesheet', href: asset('worklane.css') }],
    ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: font }],
    ['meta', { name: 'theme-color', content: '#0f6e5c' }],
  ],
  // The references are not pages of VitePress; the browser test follows every link, these too.
  ignoreDeadLinks: [/^\/(api|events)\//],
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  themeConfig: {
    ...staged.themeConfig,
    logo: { src: '/mark.svg', width: 24, height: 24, alt: '' },
    search: { provider: 'local' },
    outline: { level: [2, 3], label: 'On this page' },
    notFound: {
      title: 'There is no such page',
      quote: 'It may have moved: the search knows every page.',
      linkText: 'To the start',
    },
    docFooter: { prev: false, next: false },
  },
});
