import { posix } from 'node:path';
import { membersAt, scalarAt } from '@worklane/spec-rules';
import { didYouMean } from './names.ts';
import type { SpecTree } from './spec-tree.ts';

export interface FoundOperation {
  readonly id: string;
  /** The first ID of a renamed operation. */
  readonly renamedFrom: string | undefined;
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
      const at = (key: string) => scalarAt(specs.require(file), ...pointer.split('/').filter(Boolean), method, key);
      const id = at('operationId');
      return id ? [{ id, renamedFrom: at('x-renamed-from'), method, file }] : [];
    });
  });
}

/** @throws Error if an operation cannot have the ID, or another one has it or had it */
export function requireNewOperationId(specs: SpecTree, id: string, renamed?: string): void {
  if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(id)) {
    throw new Error(`Invalid operationId "${id}": use a verb and a noun in camelCase, such as "recoverTask".`);
  }
  const others = operationsOf(specs).filter((operation) => operation.id !== renamed);
  const known = others.find((operation) => operation.id === id);
  if (known) throw new Error(`The operation "${id}" already exists: specs/${known.file}.`);
  const earlier = others.find(({ renamedFrom }) => renamedFrom === id);
  if (earlier) throw new Error(`"${id}" is the earlier name of ${earlier.id}. Choose another name.`);
}

/** @throws Error if the operation does not exist, with a suggestion, or if it follows from a record */
export function requireOwnOperation(specs: SpecTree, id: string): FoundOperation {
  const found = requireOperation(specs, id);
  if (/^derived\/|resources\/[^/]+\/(?:collection|record)\.yaml$/.test(found.file))
    throw new Error(`${id} comes with its kind.`);
  return found;
}

/** @throws Error with a suggestion */
function requireOperation(specs: SpecTree, id: string): FoundOperation {
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
