import { relative, sep } from 'node:path';
import type { UserConfig } from 'vitepress';
import { pathToRoot } from './page-urls.ts';

type VitePlugin = NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number];

/** An expression for the path of the site: modules are in `assets/` and in `assets/chunks/`. */
const siteBase = String.raw`new URL(import.meta.url).pathname.replace(/assets\/(?:chunks\/)?[^/]+$/, '')`;

/** What is replaced in the client of VitePress 1.6. */
const replacements = [
  // The build writes its base into these two modules.
  { module: '/client/app/utils.js', before: 'import.meta.env.BASE_URL', after: siteBase },
  {
    module: '/@siteData',
    before: 'window.__VP_SITE_DATA__',
    after: `{ ...window.__VP_SITE_DATA__, base: ${siteBase} }`,
  },
  // The last scroll event is delayed, and then the page may have no outline any more.
  {
    module: '/composables/outline.js',
    before: '!isAsideEnabled.value',
    after: '!isAsideEnabled.value || !marker.value',
  },
];

/**
 * Makes the scripts of the site work below any path: the base of the build is replaced by the path from which the browser
 * loaded the scripts, and in the content of pages by paths relative to the page.
 * @throws during the build if VitePress no longer has the code that is replaced
 */
export const clientPlugins = ({ base, srcDir = '' }: UserConfig): VitePlugin[] => [
  {
    name: 'worklane:client',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) } }),
    transform(code, id, options) {
      const replacement = replacements.find(({ module }) => id.endsWith(module));
      if (options?.ssr || !replacement) return;
      const { module, before, after } = replacement;
      if (!code.includes(before)) throw new Error(`${module} of VitePress has no ${before}. Adapt client-plugins.ts.`);
      return code.replace(before, after);
    },
  },
  {
    // Runs after the compilation of pages.
    name: 'worklane:pages',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.md')) return;
      const toRoot = pathToRoot(relative(srcDir, id).replaceAll(sep, '/'));
      return code.replaceAll(new RegExp(String.raw`\b((?:href|src)(?:=\\?|: ?)")${base}`, 'g'), `$1${toRoot}`);
    },
  },
];
