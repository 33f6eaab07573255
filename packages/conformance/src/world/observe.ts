import { type Operation, operations, type schemas } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import type { Exchange } from '../http-exchange.ts';
import { resourceOf } from './resource-operations.ts';
import type { World } from './world.ts';

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
