import { parseArgs } from 'node:util';
import { base as serviceBase } from '../site.ts';

/** Where a build is published. Only 404.html and absolute URLs depend on it. */
export interface Publication {
  /** The path of the site on its host, with slashes at both ends. A host returns 404.html at any depth, so its links are absolute. */
  readonly base: string;
  /** The URL of the landing page, if known; the sitemap needs it. */
  readonly siteUrl?: string;
}

/** Behind the service, and locally. */
export const unpublished: Publication = { base: serviceBase };

/**
 * Reads `--site-url` and `--base`, by default the path of the site URL.
 * @throws with the name and the value of an option that is invalid
 */
export function readPublication(args: readonly string[]): Publication {
  const { values } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, 'site-url': { type: 'string' } },
  });
  const { base, 'site-url': siteUrl } = values;
  const path = siteUrl === undefined ? serviceBase : pathOf(siteUrl);
  if (base !== undefined && !/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(`Invalid --base: ${base}. It must be a path that begins and ends with a slash, such as /docs/.`);
  }
  if (siteUrl !== undefined && base !== undefined && base !== path) {
    throw new Error(`--base ${base} differs from the path of --site-url ${siteUrl}. Leave --base out.`);
  }
  return { base: base ?? path, ...(siteUrl === undefined ? {} : { siteUrl }) };
}

function pathOf(siteUrl: string): string {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/') || url.search || url.hash) {
    throw new Error(`Invalid --site-url: ${siteUrl}. It must be an http or https URL that ends with a slash.`);
  }
  return url.pathname;
}
