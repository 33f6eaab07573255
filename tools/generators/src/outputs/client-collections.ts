import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { resourceNames } from './resource-names.ts';

/** Returns the collections by kind, which events name. A file of its own, because few users of the client need them. */
export function clientCollectionsFile(openapi: OpenapiReader): GeneratedFile {
  const collections = resourceNames(openapi).map(({ kind, collection }) => [kind, collection]);
  return sourceFile(
    'collections.ts',
    'specs/schemas',
    constant(
      'collectionOfKind',
      'The collection of each kind of record.',
      Object.fromEntries(collections),
      'Record<string, string>',
    ),
  );
}
