import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The path of the site on its host; the `type` of problems contains it. */
export const base = '/docs/';

/** The built site, served below `base`. */
export const docsDirectory = folder('../dist');

/** The hand-written guides and the decision records. */
export const pagesDirectory = folder('../pages');
export const decisionsDirectory = folder('../decisions');

/** The Arazzo documents of the contract. */
export const flowsDirectory = folder('../../../specs/flows');

/** Programs that the guides show. */
export const examplesDirectory = folder('../examples');

/** The payload models that `npm run models` writes, and their archives. */
export const modelsDirectory = folder('../../../tools/asyncapi/dist');

/** The theme, the VitePress configuration and static files. */
export const siteDirectory = folder('../site');

/** Intermediate files of the build. */
export const workDirectory = folder('../.worklane');

/** The packages that VitePress bundles, with their licenses. */
export const licensesFile = folder('../.worklane/licenses.json');

export interface NavigationItem {
  text: string;
  /** Path from the root of the site. */
  link: string;
  /** Whether Redocly renders the page, so that the link has to leave the single-page app of VitePress. */
  reference?: true;
  /** A pattern for further pages on which the item is marked as current. */
  activeMatch?: string;
}

/** The navigation at the top of every page. */
export const navigation: readonly NavigationItem[] = [
  {
    text: 'Guide',
    link: '/getting-started',
    activeMatch: '^/(getting-started|authentication|conventions|webhooks|flows)',
  },
  { text: 'API', link: '/api/', reference: true },
  { text: 'Events', link: '/events/', reference: true },
  { text: 'Contributors', link: '/contributors/in-sync', activeMatch: '^/(contributors|decisions)/' },
];
