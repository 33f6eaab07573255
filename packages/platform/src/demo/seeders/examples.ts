import { type EntityKind, type Resource, resources } from '@worklane/contract';
import { exampleRecords } from '../contract-examples.ts';
import type { SeedContext } from '../seed-context.ts';

/**
 * Creates the records of the examples with their IDs, so that the requests of the documentation work. Other records do not
 * refer to them, because some of the examples delete a record.
 */
export async function seedExamples({ profile, writer }: SeedContext): Promise<void> {
  if (!profile.hasExamples) return;
  for (const resource of inReferenceOrder()) {
    for (const { id, ...record } of exampleRecords(resource)) {
      const writable = Object.entries(record).filter(([name]) => resource.fields[name]?.writable);
      // The examples of requests that create records send the external_id, which is unique.
      const body = { ...Object.fromEntries(writable), external_id: null };
      await writer.create(resource.kind as EntityKind, body, id);
    }
  }
}

const kinds = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create !== null);

/** Returns the resource kinds, each after those to which it refers. */
function inReferenceOrder(): Iterable<Resource> {
  const ordered = new Set<Resource>();
  const add = (resource: Resource) => {
    for (const { kind } of resource.references) {
      const target = kinds.find((each) => each.kind === kind && each !== resource);
      if (target) add(target);
    }
    ordered.add(resource);
  };
  for (const resource of kinds) add(resource);
  return ordered;
}
