import { type Operation, operations, type Resource, resources, type schemas } from '@worklane/contract';
import { resourceOf as resourceOfKind, type StoredRecord } from '@worklane/model';
import type { Exchange } from '../http-exchange.ts';
import { isBatch, operationsOf, resourceOf } from './resource-operations.ts';
import type { Judged, World } from './world.ts';

/** Takes over the change that a request has made, which the model was not asked about. */
export function observe(world: World, operation: Operation, exchange: Exchange): void {
  const { request, response } = exchange;
  const resource = resourceOf(operation);
  if (operation.id === operations.createWebhook.id && response.status === 201) {
    world.webhooks.add(JSON.parse(response.body).id);
  }
  if (operation.id === operations.deleteWebhook.id && response.status === 204) {
    world.webhooks.delete(Number(/\d+$/.exec(request.path)?.[0]));
  }
  if (!resource || operation.method === 'get' || response.status >= 300) return;
  if (isBatch(operation)) {
    const { items } = JSON.parse(request.body ?? '') as { items: { delete?: { id: number } }[] };
    const { results } = JSON.parse(response.body) as { results: { status: number; record?: StoredRecord }[] };
    for (const [index, { status, record }] of results.entries()) {
      if (record) world.observe(resource, record);
      const id = items[index]?.delete?.id;
      const isHere = id !== undefined && world.store.has(world.organizationId, { kind: resource.kind, id });
      if (isHere && status === 204) world.delete(resource, id);
    }
    return;
  }
  if (operation.method !== 'delete') {
    world.observe(resource, JSON.parse(response.body) as StoredRecord);
    return;
  }
  const id = Number(/\d+$/.exec(request.path)?.[0]);
  // A replayed deletion.
  if (world.store.has(world.organizationId, { kind: resource.kind, id })) world.delete(resource, id);
}

/** Remembers issued tokens with the request that revokes them. */
export function observeTokens(world: World, { id }: Operation, { request, response }: Exchange): void {
  if (id !== operations.createToken.id || response.status !== 200) return;
  const { access_token, refresh_token = access_token } = JSON.parse(response.body) as schemas.TokenResponse;
  const { client_id, client_secret } = Object.fromEntries(new URLSearchParams(request.body));
  const body = new URLSearchParams({
    token: refresh_token,
    ...(client_id && { client_id }),
    ...(client_secret && { client_secret }),
  });
  world.revocations.push({ ...request, path: operations.revokeToken.path, body: body.toString() });
}

/** Deletes the records and webhooks that the run has created, where possible, and revokes the tokens. */
export async function cleanUp(judged: Judged): Promise<void> {
  const { session, world } = judged;
  for (const other of world.others.splice(0)) await cleanUp(other);
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
      const resource = resourceOfKind(kind);
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
