import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';
import type { Condition } from '../../world/conditions.ts';
import { updateRecord } from '../../world/records.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import { again, condition } from '../arbitraries/condition.ts';
import { type Draft, draft, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command, type FuzzedWorld } from './command.ts';

interface Changing {
  readonly choice: number;
  readonly draft: Draft;
  readonly condition: Condition;
  readonly mediaType: string;
  readonly again: string;
}

export function update(resource: Resource): Arbitrary<Command> {
  const mediaTypes = Object.keys(operationsOf(resource).update.requestBody?.content ?? {});
  return fc
    .record({
      choice: fc.nat(),
      draft: draft(resource.schemas.update ?? ''),
      condition,
      mediaType: fc.constantFrom(...mediaTypes),
      again,
    })
    .map((changing) =>
      command({
        name: `change ${resource.kind}${changing.draft.violation ? ` whose ${changing.draft.violation}` : ''}`,
        isPossible: (world) => world.pick(resource, changing.choice) !== undefined,
        run: (world, scene) => run(world, scene, resource, changing),
      }),
    );
}

async function run(
  world: FuzzedWorld,
  { session, unique }: CommandContext,
  resource: Resource,
  { choice, draft, condition, mediaType, again }: Changing,
): Promise<void> {
  const before = world.pick(resource, choice) as StoredRecord;
  const body = resolveReferences(world, resource, draft, before);
  const key = again === 'no' ? undefined : unique();
  const { isMalformed } = condition;
  const options = { ifMatch: condition.ifMatch(before), isMalformed, key, mediaType };
  const send = (patch: unknown) => updateRecord({ session, world }, resource, before, patch, options);
  await send(body);
  if (again === 'the same') await send(body);
  if (again === 'another request') await send({ ...(body as object), external_id: unique() });
}
