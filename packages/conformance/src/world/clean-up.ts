import { operations, type Resource, resources } from '@worklane/contract';
import { resourceOf } from '@worklane/model';
import type { Judged } from './records.ts';
import { operationsOf } from './resource-operations.ts';

/** Deletes the records and webhooks that the run has created, where possible, and revokes the tokens. */
export async function cleanUp(judged: Judged): Promise<void> {
  const { session, world } = judged;
  for (const request of world.revocations.splice(0)) await session.send(operations.revokeToken, request);
  for (const id of world.webhooks) await session.request(operations.deleteWebhook, { id });
  world.webhooks.clear();
  await deleteAll(judged);
  const { created } = world;
  if (created.length === 0) return;
  // Records that refer to each other in a cycle.
  const kinds = new Set(created.map(({ kind }) => kind));
  for (const resource of Object.values<Resource>(resources))
    if (kinds.has(resource.kind)) await untie(judged, resource);
  await deleteAll(judged);
}

/** Deletes referenced records after those that refer to them. */
async function deleteAll({ session, world }: Judged): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; world.created.length < before; ) {
    before = world.created.length;
    for (const { kind, id } of [...world.created].reverse()) {
      const resource = resourceOf(kind);
      const { status } = await session.request(operationsOf(resource).delete, { id });
      if (status === 204 || status === 404) world.forget(resource, id);
    }
  }
}

async function untie({ session, world }: Judged, resource: Resource): Promise<void> {
  const fields = resource.references.flatMap(({ path: [name = '', ...below] }) => (below.length === 0 ? [name] : []));
  const optional = fields.filter((name) => resource.fields[name]?.nullable);
  if (optional.length === 0) return;
  const body = JSON.stringify(Object.fromEntries(optional.map((name) => [name, null])));
  for (const { id } of world.all(resource)) await session.request(operationsOf(resource).update, { id, body });
}
