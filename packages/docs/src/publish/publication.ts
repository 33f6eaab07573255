import { parseArgs } from 'node:util';
import { base as serviceBase } from '../site.ts';

/** Where a build is published. Only 404.html, absolute URLs and the version switch depend on it. */
export interface Publication {
  /** The path of the site on its host, with slashes at both ends. A host returns 404.html at any depth, so its links are absolute. */
  readonly base: string;
  /** The URL of the landing page, if known; the sitemap and feeds need it. */
  readonly siteUrl?: string;
  /** The version, such as 0.2, if the site is published beside others. */
  readonly version?: string;
}

/** Behind the service, and locally. */
export const unpublished: Publication = { base: serviceBase };

/**
 * Reads `--site-url`, `--base` (by default the path of the site URL) and `--release`.
 * @throws with the name and the value of an option that is invalid
 */
export function readPublication(args: readonly string[]): Publication {
  const { values } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, 'site-url': { type: 'string' }, release: { type: 'string' } },
  });
  const { base, release, 'site-url': siteUrl } = values;
  const path = siteUrl === undefined ? serviceBase : pathOf(siteUrl);
  if (base !== undefined && !/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(`Invalid --base: ${base}. It must be a path that begins and ends with a slash, such as /docs/.`);
  }
  if (siteUrl !== undefined && base !== undefined && base !== path) {
    throw new Error(`--base ${base} differs from the path of --site-url ${siteUrl}. Leave --base out.`);
  }
  return {
    base: base ?? path,
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(release === undefined ? {} : { version: versionOf(release) }),
  };
}

function pathOf(siteUrl: string): string {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/') || url.search || url.hash) {
    throw new Error(`Invalid --site-url: ${siteUrl}. It must be an http or https URL that ends with a slash.`);
  }
  return url.pathname;
}

/** Returns the version of the documentation of a release: patches update the documentation of their version. */
function versionOf(release: string): string {
  const [, version] = /^(\d+\.\d+)(?:\.\d+)?$/.exec(release) ?? [];
  if (!version) throw new Error(`Invalid --release: ${release}. It must be a version such as 0.2 or 0.2.1.`);
  return version;
}
