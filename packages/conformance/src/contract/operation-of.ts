import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';

const routes = new WeakMap<OpenapiReader, ReadonlyMap<string, readonly DescribedOperation[]>>();

/** Returns the operation of a request; undefined for a path or method of none. */
export function operationOf(contract: OpenapiReader, method: string, path: string): DescribedOperation | undefined {
  const known = routes.get(contract) ?? routesOf(contract);
  routes.set(contract, known);
  const segments = (path.split('?', 1)[0] ?? '').split('/');
  const candidates = known.get(`${method.toLowerCase()} ${segments.length}`) ?? [];
  const fits = (template: string) =>
    template.split('/').every((segment, index) => segment.includes('{') || segment === segments[index]);
  return candidates.find((each) => each.path === path) ?? candidates.find((each) => fits(each.path));
}

const routesOf = (contract: OpenapiReader) =>
  Map.groupBy(contract.operations.values(), ({ method, path }) => `${method} ${path.split('/').length}`);
