import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { base, docsDirectory, workDirectory } from '../site.ts';
import { apiDocument, eventDocument } from './documents.ts';
import { extractScripts, withHashLinks } from './redoc-page.ts';
import { type Reference, referenceTemplate } from './reference-template.ts';

const references: readonly (Reference & { document: () => object })[] = [
  { name: 'api', title: 'API reference', language: 'openapi', document: apiDocument },
  { name: 'events', title: 'Event reference', language: 'asyncapi', document: eventDocument },
];

/** Renders both references into the built site. They share one script. */
export async function buildReferences(): Promise<void> {
  await Promise.all(references.map(buildReference));
}

async function buildReference(reference: Reference & { document: () => object }) {
  const { name } = reference;
  const html = await renderReference(reference);
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

/** Returns a self-contained page, rendered by `redocly build-docs`. */
async function renderReference(reference: Reference & { document: () => object }): Promise<string> {
  const { name, language } = reference;
  // Redocly runs in a folder of its own, because the rules of specs/redocly.yaml do not apply to this document.
  const folder = join(workDirectory, name);
  const documentFile = join(folder, 'document.json');
  const templateFile = join(folder, 'template.html');
  const output = join(folder, 'redocly.html');
  await mkdir(folder, { recursive: true });
  await writeFile(documentFile, JSON.stringify(reference.document()));
  await writeFile(templateFile, referenceTemplate(reference));

  const downloadUrls = [{ title: `${language}.json`, url: `${base}${language}.json` }];
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
