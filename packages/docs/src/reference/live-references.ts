import { join } from 'node:path';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { base } from '../site.ts';
import { renderReference } from './build-references.ts';
import { apiDocument, eventDocument } from './documents.ts';
import { extractScripts } from './redoc-page.ts';
import type { Reference } from './reference-template.ts';

/** A page without the contract, whose scripts render the reference in the browser. */
interface Shell {
  readonly page: string;
  readonly library: string;
  /** The code before and after the document. */
  readonly start: readonly [string, string];
}

const names = ['api', 'events'] as const;

export type ReferenceName = (typeof names)[number];
export type Shells = Readonly<Record<ReferenceName, Shell>>;

const references: Readonly<Record<ReferenceName, Reference & { empty: object; document: () => object }>> = {
  api: {
    name: 'api',
    title: 'API reference',
    language: 'openapi',
    empty: { openapi: '3.1.0', info: { title: 'Worklane API', version: '1.0.0' }, paths: {} },
    document: apiDocument,
  },
  events: {
    name: 'events',
    title: 'Event reference',
    language: 'asyncapi',
    empty: { asyncapi: '3.0.0', info: { title: 'Worklane events', version: '1.0.0' }, channels: {} },
    document: () => eventDocument(),
  },
};

/** Renders both references of empty documents, which takes seconds. Intermediate files are in the folder. */
export async function renderShells(folder: string): Promise<Shells> {
  const [api, events] = await Promise.all(names.map((name) => renderShell(name, join(folder, name))));
  return { api, events } as Shells;
}

const definition = /const __redoc_definition = .*;\n/;

async function renderShell(name: ReferenceName, folder: string): Promise<Shell> {
  const html = await renderReference(references[name], references[name].empty, [], folder);
  const { page, library, start } = extractScripts(html, `${base}assets/`, name);
  const [before = '', after] = start.content.split(definition);
  if (after === undefined) throw new Error('Redocly has changed its start script. Adapt live-references.ts.');
  const live = page
    // Redoc renders in the browser if the server has rendered nothing.
    .replace(/<div id="redoc">[\s\S]*(?=<link rel="modulepreload")/, '<div id="redoc"></div>')
    .replaceAll(`${base}assets/${library.file}`, `${base}${name}/redoc.js`)
    .replaceAll(`${base}assets/${start.file}`, `${base}${name}/start.js`)
    .replace('</head>', `<script type="module" src="${base}reload.js"></script></head>`);
  return {
    page: contentSecurityPolicy(live),
    library: library.content,
    start: [before.replace(library.file, 'redoc.js'), after],
  };
}

/** Returns the start scripts of both references with the documents of the contract. */
export const startScripts = (shells: Shells): Record<ReferenceName, string> => {
  const scriptOf = (name: ReferenceName) => {
    const [before, after] = shells[name].start;
    return `${before}const __redoc_definition = ${JSON.stringify(references[name].document())};\n${after}`;
  };
  return { api: scriptOf('api'), events: scriptOf('events') };
};

/** Reloads the page when the contract has changed. */
export const reloadScript = `new EventSource('${base}changes').addEventListener('changed', () => location.reload());\n`;
