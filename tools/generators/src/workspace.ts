import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where generated code stands, by package and from the root, with a trailing slash. */
export const generatedFolders = {
  contract: 'packages/contract/src/generated/',
  client: 'packages/client/src/generated/',
} as const;

/** Where generated code of the contract stands, with a trailing slash. */
export const generatedFolder = root + generatedFolders.contract;

export const redoclyConfig = `${root}specs/redocly.yaml`;

/** The hand-written documents, by name: the public API, what its webhooks send, and what the dashboard has besides. */
export const documents = {
  openapi: `${root}specs/openapi/openapi.yaml`,
  asyncapi: `${root}specs/asyncapi/asyncapi.yaml`,
  dashboard: `${root}specs/openapi/dashboard.yaml`,
} as const;

export type DocumentName = keyof typeof documents;

export const documentNames = Object.keys(documents) as readonly DocumentName[];

/** A description of an HTTP interface, and where what is generated from it stands. */
export interface HttpInterface {
  readonly document: DocumentName;
  /** Below `src/generated`, with a trailing slash. */
  readonly folder: string;
  /** Which module exports it. */
  readonly module: string;
}

/** The HTTP interfaces, the public one first. */
export const httpInterfaces = [
  { document: 'openapi', folder: '', module: '@worklane/contract' },
  { document: 'dashboard', folder: 'dashboard/', module: '@worklane/contract/dashboard' },
] as const satisfies readonly HttpInterface[];

/** A flow through the API, by the name of its file; undefined when there is none. */
export function flowPath(name: string): string | undefined {
  const path = `${root}specs/flows/${name}.arazzo.yaml`;
  return existsSync(path) ? path : undefined;
}

export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(documents, name);
