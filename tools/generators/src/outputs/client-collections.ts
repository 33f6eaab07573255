import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { resourceNames } from './resource-names.ts';

/** Returns the resources by kind, which events name. A file of its own, because few users of the client need them. */
export function clientCollectionsFile(openapi: OpenapiReader): GeneratedFile {
  const resources = resourceNames(openapi).map(({ kind, property }) => [kind, property]);
  return sourceFile(
    'collections.ts',
    'specs/schemas',
    constant(
      'resourceOfKind',
      'The resource of each kind of record.',
      Object.fromEntries(resources),
      'Record<string, string>',
    ),
  );
}
