import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the site lies on its host; problems name it in their `type`. */
export const base = '/docs/';

/** The built site. What stands in it is served below `base`. */
export const docsDirectory = folder('../dist');

/** The written pages, and the records of decisions. */
export const pagesDirectory = folder('../pages');
export const decisionsDirectory = folder('../decisions');

/** The Arazzo documents of the contract. */
export const flowsDirectory = folder('../../../specs/flows');

/** The theme, the configuration of VitePress, and what is served as it stands. */
export const siteDirectory = folder('../site');

/** What the build puts together on the way. Not kept. */
export const workDirectory = folder('../.worklane');

export interface NavigationItem {
  text: string;
  /** From the root of the site. */
  link: string;
  /** Rendered by Redocly: the browser leaves the pages that VitePress renders. */
  reference?: true;
  /** The pages on which it is marked, if more than its own. */
  activeMatch?: string;
}

/** The top of every page, whoever rendered it. */
export const navigation: readonly NavigationItem[] = [
  { text: 'Guide', link: '/getting-started', activeMatch: '^/(getting-started|conventions)' },
  { text: 'API', link: '/api/', reference: true },
  { text: 'Events', link: '/events/', reference: true },
  { text: 'Decisions', link: '/decisions/', activeMatch: '^/decisions/' },
];
