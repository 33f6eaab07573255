import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { base, docsDirectory, workDirectory } from '../site.ts';
import { apiDocument } from './api-document.ts';
import { eventDocument } from './event-document.ts';
import { hashLinks } from './hash-links.ts';
import { redoclyHtml } from './redocly.ts';
import { type Reference, referenceTemplate } from './reference-template.ts';
import { takeApart } from './take-apart.ts';

const references: readonly (Reference & { document: () => object })[] = [
  { name: 'api', title: 'API reference', language: 'openapi', document: apiDocument },
  { name: 'events', title: 'Event reference', language: 'asyncapi', document: eventDocument },
];

/** Renders both references into the built site, with one script for the two. */
export async function buildReferences(): Promise<void> {
  await Promise.all(references.map(buildReference));
}

async function buildReference(reference: Reference & { document: () => object }) {
  const { name, language } = reference;
  const folder = join(workDirectory, name);
  await mkdir(folder, { recursive: true });
  const documentFile = join(folder, 'document.json');
  const templateFile = join(folder, 'template.html');
  await writeFile(documentFile, JSON.stringify(reference.document()));
  await writeFile(templateFile, referenceTemplate(reference));

  const html = await redoclyHtml({
    folder,
    documentFile,
    templateFile,
    language,
    downloadUrl: `${base}${language}.json`,
  });
  const { page, library, start } = takeApart(html, `${base}assets/`, name);
  await mkdir(join(docsDirectory, name), { recursive: true });
  await writeFile(join(docsDirectory, 'assets', library.file), library.content);
  await writeFile(join(docsDirectory, 'assets', start.file), start.content);
  await writeFile(join(docsDirectory, name, 'index.html'), hashLinks(page));
}
