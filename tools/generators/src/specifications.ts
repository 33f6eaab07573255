import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders of generated files, by the package or the tool that reads them, relative to the root, with a trailing slash. */
export const generatedFolders = {
  contract: 'packages/contract/src/generated/',
  client: 'packages/client/src/generated/',
  editor: '.vscode/schemas/',
} as const;

/** The folder of the generated code of the contract, with a trailing slash. */
export const generatedFolder = root + generatedFolders.contract;

export const redoclyConfig = `${root}specs/redocly.yaml`;

/** The hand-written documents: the public API, its webhook events, and the internal API of the dashboard. */
export const documents = {
  openapi: `${root}specs/openapi/openapi.yaml`,
  asyncapi: `${root}specs/asyncapi/asyncapi.yaml`,
  dashboard: `${root}specs/openapi/dashboard.yaml`,
} as const;

export type DocumentName = keyof typeof documents;

/** An HTTP interface and the location of its generated code. */
export interface HttpInterface {
  readonly document: DocumentName;
  /** Below `src/generated`, with a trailing slash. */
  readonly folder: string;
  /** The module that exports the code. */
  readonly module: string;
}

/** The HTTP interfaces, the public one first. */
export const httpInterfaces = [
  { document: 'openapi', folder: '', module: '@worklane/contract' },
  { document: 'dashboard', folder: 'dashboard/', module: '@worklane/contract/dashboard' },
] as const satisfies readonly HttpInterface[];

const flowFolder = `${root}specs/flows/`;

/** Returns the paths of all flows. */
export const flowPaths = (): string[] =>
  readdirSync(flowFolder)
    .toSorted()
    .map((name) => flowFolder + name);

/** Returns the path of a flow, or undefined if there is none of this name. */
export function flowPath(name: string): string | undefined {
  const path = `${flowFolder}${name}.arazzo.yaml`;
  return existsSync(path) ? path : undefined;
}

export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(documents, name);
