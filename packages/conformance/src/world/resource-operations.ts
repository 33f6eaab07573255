import { type Operation, operations, type Resource, resources } from '@worklane/contract';

/** The operations on the records of a kind that clients can write. */
export interface ResourceOperations {
  readonly get: Operation;
  readonly create: Operation;
  readonly update: Operation;
  readonly delete: Operation;
}

/** The resources that clients can write: all except members. */
export const writtenResources: readonly Resource[] = Object.values<Resource>(resources).filter(
  ({ schemas }) => schemas.create !== null,
);

export const listOperation = (resource: Resource): Operation => operationOf(resource, 'get', false);

export const getOperation = (resource: Resource): Operation => operationOf(resource, 'get', true);

export const operationsOf = (resource: Resource): ResourceOperations => ({
  get: getOperation(resource),
  create: operationOf(resource, 'post', false),
  update: operationOf(resource, 'patch', true),
  delete: operationOf(resource, 'delete', true),
});

/** Returns the resource whose records an operation is about. */
export const resourceOf = ({ collection }: Operation): Resource | undefined =>
  Object.values<Resource>(resources).find((resource) => resource.collection === collection);

function operationOf({ collection }: Resource, method: Operation['method'], ofOne: boolean): Operation {
  const found = Object.values<Operation>(operations).find(
    (each) => each.collection === collection && each.method === method && each.path.endsWith('{id}') === ofOne,
  );
  if (!found) throw new Error(`The contract has no ${method} of ${collection}.`);
  return found;
}
