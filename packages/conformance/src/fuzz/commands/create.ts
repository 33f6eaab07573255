import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { createRecord, deleteRecord } from '../../world/records.ts';
import { type Draft, draft, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command, type FuzzedWorld } from './command.ts';

interface Creation {
  readonly draft: Draft;
  /** Whether the request has an idempotency key and is repeated. */
  readonly again: 'no' | 'the same' | 'another body' | 'after its deletion';
}

export const create = (resource: Resource): Arbitrary<Command> =>
  fc
    .record({
      draft: draft(resource.schemas.create ?? ''),
      again: fc.constantFrom<Creation['again'][]>('no', 'no', 'no', 'the same', 'another body', 'after its deletion'),
    })
    .map((creation) =>
      command({
        name: `create ${resource.kind}${creation.draft.violation ? ` whose ${creation.draft.violation}` : ''}`,
        run: (world, scene) => run(world, scene, resource, creation),
      }),
    );

async function run(
  world: FuzzedWorld,
  { session, unique }: CommandContext,
  resource: Resource,
  { draft, again }: Creation,
): Promise<void> {
  const judged = { session, world };
  const body = resolveReferences(world, resource, draft);
  const key = again === 'no' ? undefined : unique();
  const record = await createRecord(judged, resource, body, { key });
  if (!record || again === 'no') return;
  if (again === 'after its deletion') await deleteRecord(judged, resource, record);
  const changed = again === 'another body' ? { ...(body as object), external_id: unique() } : body;
  await createRecord(judged, resource, changed, { key, isRepeated: true });
}
