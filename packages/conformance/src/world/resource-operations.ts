import { type Operation, operations, type Resource, resources } from '@worklane/contract';

/** The operations on the records of a kind that clients can write. */
export interface ResourceOperations {
  readonly get: Operation;
  readonly create: Operation;
  readonly update: Operation;
  readonly delete: Operation;
  readonly batch: Operation;
  readonly restore: Operation;
}

/** The resources that clients can write: all except members. */
export const writtenResources: readonly Resource[] = Object.values<Resource>(resources).filter(
  ({ schemas }) => schemas.create !== null,
);

export const listOperation = (resource: Resource): Operation => operationOf(resource, 'get', '');

export const getOperation = (resource: Resource): Operation => operationOf(resource, 'get', '/{id}');

export const operationsOf = (resource: Resource): ResourceOperations => ({
  get: getOperation(resource),
  create: operationOf(resource, 'post', ''),
  update: operationOf(resource, 'patch', '/{id}'),
  delete: operationOf(resource, 'delete', '/{id}'),
  batch: operationOf(resource, 'post', '/batch'),
  restore: operationOf(resource, 'post', '/{id}/restore'),
});

/** Returns the resource whose records an operation is about. */
export const resourceOf = ({ collection }: Operation): Resource | undefined =>
  Object.values<Resource>(resources).find((resource) => resource.collection === collection);

const byRoute = new Map(Object.values<Operation>(operations).map((each) => [`${each.method} ${each.path}`, each]));

function operationOf({ collection }: Resource, method: Operation['method'], suffix: string): Operation {
  const found = byRoute.get(`${method} /api/v1/{organization_id}/${collection}${suffix}`);
  if (!found) throw new Error(`The contract has no ${method} of ${collection}.`);
  return found;
}

/** Whether an operation makes several changes of records. */
export const isBatch = ({ path }: Operation): boolean => path.endsWith('/batch');

/** Whether an operation restores a deleted record. */
export const isRestoration = ({ path }: Operation): boolean => path.endsWith('/restore');

/** Whether an operation can succeed only once for the target in its path. */
export const succeedsOnce = (operation: Operation): boolean =>
  operation.method === 'delete' || isRestoration(operation);
