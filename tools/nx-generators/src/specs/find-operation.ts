import { membersAt, scalarAt } from '@worklane/spec-rules';
import { didYouMean } from './names.ts';
import type { SpecTree } from './spec-tree.ts';

export interface FoundOperation {
  readonly id: string;
  readonly method: string;
  /** The file of its path item, relative to specs/. */
  readonly file: string;
}

/** Returns the operations of the public API. */
export function operationsOf(specs: SpecTree): FoundOperation[] {
  const files = [...membersAt(specs.require('openapi/openapi.yaml'), 'paths').values()].map(
    (lines) => `openapi/${lines.join('\n').match(/\$ref: \.\/(\S+)/)?.[1]}`,
  );
  return files.flatMap((file) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const id = scalarAt(specs.require(file), method, 'operationId');
      return id ? [{ id, method, file }] : [];
    }),
  );
}

/** @throws Error with a suggestion */
export function requireOperation(specs: SpecTree, id: string): FoundOperation {
  const operations = operationsOf(specs);
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  throw new Error(
    `Unknown operation "${id}".${didYouMean(
      id,
      operations.map((operation) => operation.id),
    )}`,
  );
}
