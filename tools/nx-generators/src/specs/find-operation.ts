import { posix } from 'node:path';
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
  const references = [...membersAt(specs.require('openapi/openapi.yaml'), 'paths').values()].map(
    (lines) => /\$ref: (\S+)/.exec(lines.join('\n'))?.[1] ?? '',
  );
  return references.flatMap((reference) => {
    const [target = '', pointer = ''] = reference.split('#/');
    const file = posix.join('openapi', target);
    return ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const id = scalarAt(specs.require(file), ...pointer.split('/').filter(Boolean), method, 'operationId');
      return id ? [{ id, method, file }] : [];
    });
  });
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
