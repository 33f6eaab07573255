import { type Operation, operations, type Resource, resources } from '@worklane/contract';

/** The five operations of a resource kind. */
export interface ResourceOperations {
  readonly list: Operation;
  readonly get: Operation;
  readonly create: Operation;
  readonly update: Operation;
  readonly delete: Operation;
}

/** The resources that clients can write: all except members. */
export const writtenResources: readonly Resource[] = Object.values<Resource>(resources).filter(
  ({ schemas }) => schemas.create !== null,
);

export function resourceOf(kind: string): Resource {
  const resource = Object.values<Resource>(resources).find((each) => each.kind === kind);
  if (!resource) throw new Error(`Unknown resource kind: ${kind}.`);
  return resource;
}

export function operationsOf({ collection }: Resource): ResourceOperations {
  const find = (method: string, ofOne: boolean) => {
    const found = Object.values<Operation>(operations).find(
      (each) => each.collection === collection && each.method === method && each.path.endsWith('{id}') === ofOne,
    );
    if (!found) throw new Error(`The contract has no ${method} of ${collection}.`);
    return found;
  };
  return {
    list: find('get', false),
    get: find('get', true),
    create: find('post', false),
    update: find('patch', true),
    delete: find('delete', true),
  };
}
