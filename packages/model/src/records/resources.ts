import { type Resource, resources } from '@worklane/contract';

const byKind = new Map<string, Resource>(
  Object.values<Resource>(resources).map((resource) => [resource.kind, resource]),
);

/** Returns the resource of a kind. @throws Error if the contract has no such kind */
export function resourceOf(kind: string): Resource {
  const resource = byKind.get(kind);
  if (!resource) throw new Error(`Unknown resource kind: ${kind}.`);
  return resource;
}
