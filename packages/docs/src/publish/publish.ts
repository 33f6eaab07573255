import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublishedVersion, withVersion } from './versions.ts';

export interface PublishOptions {
  /** The built folder. */
  from: string;
  /** A checkout of the published site, or an empty folder. */
  to: string;
  /** YYYY-MM-DD. */
  date: string;
}

/**
 * Adds a built folder to the published site, in the folder of its version, replacing an earlier build of that version. The
 * highest version is also `latest/`. Other versions stay as they are.
 * @returns what the site then contains
 * @throws if the folder is no build of a release, or the target has an invalid versions.json
 */
export async function publish({ from, to, date }: PublishOptions): Promise<PublishedVersion[]> {
  const version = await readVersion(from);
  await requireFolder(to);
  const versions = withVersion(await readVersions(to), version, date);
  await replaceFolder(from, join(to, version));
  if (versions[0]?.version === version) {
    await replaceFolder(from, join(to, 'latest'));
    // GitHub Pages returns this file for unknown paths of the whole site.
    await cp(join(from, '404.html'), join(to, '404.html'));
  }
  await writeFile(join(to, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
  await writeFile(join(to, 'index.html'), redirect);
  // Keeps GitHub Pages from processing the files with Jekyll.
  await writeFile(join(to, '.nojekyll'), '');
  return versions;
}

/** The file in a built folder that names its version, if it has one. */
export const versionFile = 'version.json';

async function readVersion(folder: string): Promise<string> {
  const content = await readFile(join(folder, versionFile), 'utf8').catch(() => undefined);
  if (content === undefined) {
    throw new Error(`${folder} is not a build of a release. Run npm run docs -- --site-url <URL> --release <version>.`);
  }
  return (JSON.parse(content) as { version: string }).version;
}

async function requireFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder)
    .then((found) => found.isDirectory())
    .catch(() => false);
  if (!isFolder) throw new Error(`${folder} is not a folder. --to must be a checkout of the published site.`);
}

async function readVersions(folder: string): Promise<PublishedVersion[]> {
  const file = join(folder, 'versions.json');
  const content = await readFile(file, 'utf8').catch(() => '[]');
  try {
    const versions: PublishedVersion[] = JSON.parse(content);
    if (versions.every(({ version, path, released }) => version && path && released)) return versions;
  } catch {}
  throw new Error(`${file} is invalid. It must be a list of objects with version, path and released.`);
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  // Static hosts compress files themselves.
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
}

const redirect = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="0; url=latest/">
    <title>Worklane</title>
  </head>
  <body><a href="latest/">Documentation of the latest version</a></body>
</html>
`;
