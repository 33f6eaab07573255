import type { EntityKind } from '../../index.ts';
import { withoutUniqueValues } from '../../record-rules.ts';
import { exampleRecords, inReferenceOrder } from '../contract-examples.ts';
import type { SeedContext } from '../seed-context.ts';

/**
 * Creates the records of the examples with their IDs, so that the requests of the documentation work. Other records do not
 * refer to them, because some of the examples delete a record.
 */
export function seedExamples({ contract, profile, plan }: SeedContext): void {
  if (!profile.hasExamples) return;
  for (const resource of inReferenceOrder.filter(({ schemas }) => schemas.create !== null)) {
    for (const { id, ...record } of exampleRecords(contract, resource)) {
      const writable = Object.entries(record).filter(([name]) => resource.fields[name]?.writable);
      // The examples of requests that create records send the external_id and other unique values.
      const fields = withoutUniqueValues(resource, Object.fromEntries(writable), id);
      plan.create(resource.kind as EntityKind, { ...fields, external_id: null }, id);
    }
  }
}
