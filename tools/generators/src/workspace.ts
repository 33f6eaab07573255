import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where generated code of the contract stands, with a trailing slash. */
export const generatedFolder = `${root}packages/contract/src/generated/`;

export const redoclyConfig = `${root}specs/redocly.yaml`;

/** The two hand-written documents, by name. */
export const documents = {
  openapi: `${root}specs/openapi/openapi.yaml`,
  asyncapi: `${root}specs/asyncapi/asyncapi.yaml`,
} as const;

export type DocumentName = keyof typeof documents;

export const isDocumentName = (name: string | undefined): name is DocumentName =>
  name !== undefined && Object.hasOwn(documents, name);
