import { type Operation, operations } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import type { Exchange } from '../http-exchange.ts';
import { resourceOf } from './resource-operations.ts';
import type { World } from './world.ts';

/** Remembers the webhooks that exist because of the run. */
export function observeWebhooks({ webhooks }: World, { id }: Operation, { request, response }: Exchange): void {
  if (id === operations.createWebhook.id && response.status === 201) webhooks.add(JSON.parse(response.body).id);
  if (id === operations.deleteWebhook.id && response.status === 204) webhooks.delete(idIn(request.path));
}

/** Takes over the change that a request has made, which the model was not asked about. */
export function observe(world: World, operation: Operation, exchange: Exchange): void {
  const { request, response } = exchange;
  const resource = resourceOf(operation);
  observeWebhooks(world, operation, exchange);
  if (!resource || operation.method === 'get' || response.status >= 300) return;
  if (operation.method !== 'delete') {
    world.observe(resource, JSON.parse(response.body) as StoredRecord);
    return;
  }
  const id = idIn(request.path);
  // A replayed deletion.
  if (world.store.has(world.organizationId, { kind: resource.kind, id })) world.delete(resource, id);
}

const idIn = (path: string) => Number(/\d+$/.exec(path)?.[0]);
