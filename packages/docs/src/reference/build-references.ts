import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AsyncApi } from '../contract/asyncapi.ts';
import { runTool } from '../run-tool.ts';
import { base, docsDirectory, workDirectory } from '../site.ts';
import { apiDocument, eventDocument } from './documents.ts';
import { modelArchives } from './model-archives.ts';
import { extractScripts, withHashLinks, withLocalLogo } from './redoc-page.ts';
import { type Reference, referenceTemplate } from './reference-template.ts';

const eventReference: Reference = { name: 'events', title: 'Event reference', language: 'asyncapi' };

interface BuiltReference extends Reference {
  document: () => object;
  /** Returns the paths of the files that the page offers, below the root of the site. */
  downloads: () => Promise<string[]>;
}

const references: readonly BuiltReference[] = [
  {
    name: 'api',
    title: 'API reference',
    language: 'openapi',
    document: apiDocument,
    downloads: async () => ['openapi.json'],
  },
  {
    ...eventReference,
    document: () => eventDocument(),
    downloads: async () => ['asyncapi.json', ...(await modelArchives()).map((archive) => `models/${archive}`)],
  },
];

/** Renders both references into the built site. They share one script. */
export async function buildReferences(): Promise<void> {
  await Promise.all(references.map(buildReference));
}

async function buildReference(reference: BuiltReference) {
  const { name } = reference;
  const downloads = await reference.downloads();
  const html = await renderReference(reference, reference.document(), downloads, join(workDirectory, name));
  const { page, library, start } = extractScripts(html, `${base}assets/`, name);
  await mkdir(join(docsDirectory, name), { recursive: true });
  await writeFile(join(docsDirectory, 'assets', library.file), library.content);
  await writeFile(join(docsDirectory, 'assets', start.file), start.content);
  await writeFile(join(docsDirectory, name, 'index.html'), withHashLinks(page));
}

const redocOptions = {
  disableTelemetry: true,
  jsonSamplesExpandLevel: 4,
  scrollYOffset: 64,
  codeSamples: {
    languages: [{ lang: 'curl' }, { lang: 'typescript', label: 'TypeScript' }, { lang: 'payload', label: 'Payload' }],
  },
};

/** Returns the event reference of an AsyncAPI document as a self-contained page. Intermediate files are in the folder. */
export async function renderEventReference(document: AsyncApi, folder: string): Promise<string> {
  const html = await renderReference(eventReference, eventDocument(document), [], folder);
  return withLocalLogo(html, `${base}assets/`);
}

/**
 * Returns a self-contained page, rendered by `redocly build-docs`. Redocly runs in a folder of its own, because the rules of
 * specs/redocly.yaml do not apply to this document.
 */
export async function renderReference(
  reference: Reference,
  document: object,
  downloads: readonly string[],
  folder: string,
): Promise<string> {
  const { language } = reference;
  const documentFile = join(folder, 'document.json');
  const templateFile = join(folder, 'template.html');
  const output = join(folder, 'redocly.html');
  await mkdir(folder, { recursive: true });
  await writeFile(documentFile, JSON.stringify(document));
  await writeFile(templateFile, referenceTemplate(reference));

  const downloadUrls = downloads.map((path) => ({ title: basename(path), url: base + path }));
  await runTool(
    { package: '@redocly/cli', command: 'bin/cli.js' },
    [
      'build-docs',
      documentFile,
      `--output=${output}`,
      `--template=${templateFile}`,
      `--${language}=${JSON.stringify({ ...redocOptions, downloadUrls })}`,
      '--inlineBundle',
    ],
    folder,
  );
  return await readFile(output, 'utf8');
}
