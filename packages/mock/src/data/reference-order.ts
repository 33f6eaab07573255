import { type Resource, resources } from '@worklane/contract';

const all: readonly Resource[] = Object.values(resources);

const targetsOf = ({ references }: Resource): Resource[] =>
  all.filter((resource) => references.some(({ kind }) => kind === resource.kind));

const referenced: ReadonlySet<Resource> = new Set(
  all.filter((resource) => {
    const isTarget = all.some((each) => each !== resource && targetsOf(each).includes(resource));
    return isTarget && depthOf(resource, []) <= 1;
  }),
);

/** Whether other kinds refer to it, and it refers at most to records that do not refer further: companies, not deals. */
export const isReferenced = (resource: Resource): boolean => referenced.has(resource);

/** The members and the resource kinds, each after those to which it refers; those to which others refer come first. */
export const inReferenceOrder: readonly Resource[] = ordered();

function ordered(): Resource[] {
  const added = new Set<Resource>();
  const add = (resource: Resource, path: readonly Resource[]) => {
    for (const target of targetsOf(resource)) if (!path.includes(target)) add(target, [...path, resource]);
    added.add(resource);
  };
  for (const resource of all) add(resource, []);
  return [...added].sort((a, b) => Number(isReferenced(b)) - Number(isReferenced(a)));
}

/** The number of references, other than to members, that lead one from another to a record without any. */
function depthOf(resource: Resource, path: readonly Resource[]): number {
  const further = targetsOf(resource).filter(({ kind }) => kind !== 'member' && kind !== resource.kind);
  const depths = further
    .filter((target) => !path.includes(target))
    .map((target) => 1 + depthOf(target, [...path, resource]));
  return Math.max(0, ...depths);
}
