import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import openapi32 from '@worklane/contract/openapi-3.2.json' with { type: 'json' };
import { stringify } from 'yaml';
import { asyncapi } from '../contract/asyncapi.ts';
import { flowFiles } from '../contract/flows.ts';
import { openapi } from '../contract/openapi.ts';
import type { Page } from '../pages/markdown.ts';
import { flowsDirectory, modelsDirectory, monitoringDirectory } from '../site.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { plainMarkdown } from './plain-markdown.ts';

/**
 * Writes every file that the downloads page offers, each page as Markdown, and the sitemap.
 * @param siteUrl the absolute URL of the site's root, for the sitemap
 */
export async function writeDownloads(directory: string, pages: readonly Page[], siteUrl: string): Promise<void> {
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  };
  for (const [name, contract] of Object.entries({ openapi, 'openapi-3.2': openapi32, asyncapi })) {
    const document = withoutOrigin(contract);
    await write(`${name}.json`, JSON.stringify(document, null, 2));
    await write(`${name}.yaml`, stringify(document, { aliasDuplicateObjects: false }));
  }
  await cp(monitoringDirectory, join(directory, 'monitoring'), { recursive: true });
  for (const file of flowFiles) await cp(join(flowsDirectory, file), join(directory, 'flows', file));
  for (const archive of await modelArchives())
    await cp(join(modelsDirectory, archive), join(directory, 'models', archive));
  for (const { path, markdown } of pages) await write(path, plainMarkdown(path, markdown));
  await write('sitemap.xml', sitemap(pages, siteUrl));
  await write('llms.txt', llmsText(pages));
  await write('llms-full.txt', llmsFullText(pages));
}

/** Returns the addresses of all pages (https://www.sitemaps.org/protocol.html). */
function sitemap(pages: readonly Page[], siteUrl: string): string {
  const addresses = pages.map(
    ({ path }) => new URL(path.replace(/\.md$/, '.html').replace(/(^|\/)index\.html$/, '$1'), siteUrl),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(({ href }) => `  <url><loc>${href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the file names of the payload models, one archive for each language. @throws if they have not been made. */
async function modelArchives(): Promise<string[]> {
  const files = await readdir(modelsDirectory).catch(() => []);
  const archives = files.filter((file) => file.endsWith('.zip')).toSorted();
  if (archives.length === 0)
    throw new Error('The payload models are missing. Run npx nx run @worklane/specs:models-asyncapi.');
  return archives;
}

/**
 * Returns a document of the contract without `x-origin`, as the site publishes it: where a part comes from concerns contributors
 * only.
 */
export const withoutOrigin = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'x-origin' ? undefined : value)));
