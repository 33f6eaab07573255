import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';
import type { Condition } from '../../world/conditions.ts';
import { expectError, expectReplayed, expectStatus } from '../../world/expectations.ts';
import { deleteRecord, expectAbsent, headersOf } from '../../world/records.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import { again, condition } from '../arbitraries/condition.ts';
import { type Command, type CommandContext, command, type FuzzedWorld } from './command.ts';

export const remove = (resource: Resource): Arbitrary<Command> =>
  fc.record({ choice: fc.nat(), condition, again }).map(({ choice, condition, again }) =>
    command({
      name: `delete ${resource.kind}`,
      isPossible: (world) => world.pick(resource, choice) !== undefined,
      run: (world, scene) =>
        run(world, scene, resource, world.pick(resource, choice) as StoredRecord, { condition, again }),
    }),
  );

async function run(
  world: FuzzedWorld,
  { session, unique }: CommandContext,
  resource: Resource,
  record: StoredRecord,
  { condition, again }: { readonly condition: Condition; readonly again: string },
) {
  const { id } = record;
  const { isMalformed } = condition;
  const options = { ifMatch: condition.ifMatch(record), key: again === 'no' ? undefined : unique() };
  const isDeleted = await deleteRecord({ session, world }, resource, record, { ...options, isMalformed });
  if (!isDeleted || again === 'no') return;
  const repeat = (id: number) => session.request(operationsOf(resource).delete, { id, headers: headersOf(options) });
  if (again === 'the same') {
    const repeated = await repeat(id);
    expectStatus(repeated, 204);
    expectReplayed(repeated, true);
  } else expectError(await repeat(id + 1), 422, 'idempotency_key_reused');
  await expectAbsent(session, resource, id);
}
