import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { OpenapiDocument } from '../documents.ts';
import { type GeneratedFile, sourceFile } from './source-file.ts';

/** The types of the OpenAPI document: paths, operations, and one type for each schema. */
export async function typesFile(document: OpenapiDocument): Promise<GeneratedFile> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return sourceFile('types.ts', 'specs/openapi', astToString(nodes));
}
