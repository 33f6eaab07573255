import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The path of the site on its host; the `type` of problems contains it. */
export const base = '/docs/';

/** The absolute URL of the site, for the sitemap. */
export const siteUrl = 'http://127.0.0.1:4000/docs/';

/** The built site, served below `base`. */
export const docsDirectory = folder('../dist');

/** The hand-written guides. */
export const pagesDirectory = folder('../pages');

/** The Arazzo documents of the contract. */
export const flowsDirectory = folder('../../../specs/flows');

/** The dashboard for Grafana and the alert rules for Prometheus. */
export const monitoringDirectory = folder('../../platform/monitoring');

/** What the conformance suite proves; written by `npm run conformance -- score --summary`. */
export const scoreFile = folder('../derived/score.json');

/** Programs that the guides show. */
export const examplesDirectory = folder('../examples');

/** Has the table of the settings of the service. */
export const platformReadme = folder('../../platform/README.md');

/** The payload models that `models-asyncapi` writes, and their archives. */
export const modelsDirectory = folder('../../../tools/asyncapi/dist');

/** Compares the contract with its last release, for the changelog. */
export const changelogScript = folder('../../../tools/release/src/write-changelog.ts');

/** The theme, the VitePress configuration and static files. */
export const siteDirectory = folder('../site');

/** Intermediate files of the build. */
export const workDirectory = folder('../.worklane');

/** The packages that VitePress bundles, with their licenses. */
export const licensesFile = folder('../.worklane/licenses.json');

/** The navigation at the top of every page. */
export const navigation = [
  {
    text: 'Guides',
    link: '/getting-started',
    activeMatch:
      '/(getting-started|authentication|webhooks|front-end|server|self-hosting|contract|migration|conventions|command-line|agents|languages|flows)(\\.html)?$',
  },
  { text: 'API', link: '/api/', activeMatch: '/api/' },
  { text: 'Events', link: '/events/', activeMatch: '/events/' },
  { text: 'Changelog', link: '/changelog', activeMatch: '/changelog' },
] as const;
