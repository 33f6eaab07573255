import { randomUUID } from 'node:crypto';
import type { StoredRecord } from '@worklane/model';
import { transitionOf } from '@worklane/model';
import { expectError } from '../../world/expectations.ts';
import { conditions, makeTransition, type WriteOptions } from '../../world/records.ts';
import { resourceOf } from '../../world/resource-operations.ts';
import type { CasesOf } from '../case.ts';
import { type Records, recordCase } from './record-cases.ts';

/** Operations that make a transition of a record: from where, on which condition, and how often. */
export const transitions: CasesOf = (operation) => {
  const resource = resourceOf(operation);
  const transition = resource && transitionOf(resource, operation.transition);
  if (!transition) return [];
  const { field, from, to } = transition;
  const make = ({ scene }: Records, record: StoredRecord, options?: WriteOptions) =>
    makeTransition(scene, operation, resource, record, options);
  const before = async (records: Records) => records.created(await records.minimal({ [field]: from[0] }));
  return [
    recordCase('makes the transition from its values only, and once', async (records) => {
      for (const value of resource.fields[field]?.enum ?? []) {
        const record = await records.created(await records.minimal({ [field]: value }));
        await make(records, record);
        await make(records, record);
      }
    }),
    recordCase('makes the transition only of the versions of If-Match', async (records) => {
      const record = await before(records);
      for (const { ifMatch, isMalformed } of conditions) {
        await make(records, record, { ifMatch: ifMatch(records.current(record)), isMalformed });
        await records.update(record, { [field]: from[0] });
      }
    }),
    recordCase('makes the transition once with an idempotency key', async (records) => {
      const [first, other] = [await before(records), await before(records)];
      const options = { key: randomUUID(), ifMatch: '"1"' };
      await make(records, first, { ...options, ifMatch: '"7"' });
      await make(records, first, options);
      await make(records, first, options);
      // A second time would change it again.
      await records.update(first, { [field]: from[0] });
      await make(records, first, { key: options.key });
      await make(records, other, options);
      await records.delete(first);
      const headers = { 'idempotency-key': options.key };
      expectError(await records.scene.session.request(operation, { id: first.id, headers }), 404, 'not_found');
    }),
    recordCase('emits the event of the transition for a patch, too', async (records) => {
      for (const value of from) {
        const record = await before(records);
        await records.update(record, { [field]: value });
        await records.update(record, { [field]: to });
      }
    }),
  ].flatMap((each) => each(resource));
};
