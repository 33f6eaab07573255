import { resources } from '@worklane/contract';
import { expect, it } from 'vitest';
import { AuthorizationServer, type Client, everyScope, memberGrants, Store, Webhooks } from '../src/index.ts';

const client: Client = {
  id: 'app',
  secret: 's',
  organizationId: 7,
  grantTypes: memberGrants,
  redirectUris: ['https://app.example/'],
  allowsLoopback: false,
  scopes: everyScope,
};

/** Returns what the model generates: IDs, secrets, codes and times. */
function generated() {
  let last = 1;
  const random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  const now = () => new Date('2026-03-02T08:15:00.000Z');
  const violationsOf = () => [];
  const store = new Store({ violationsOf, now, random });
  const queue = { schedule: () => {}, takeLater: () => [] };
  const webhooks = new Webhooks(store.events, { queue, violationsOf, now, random });
  const events: ['task.created'] = ['task.created'];
  const { id } = webhooks.registry.create({ url: 'https://hooks.example.com/', org_id: 7, events }).webhook;
  webhooks.registry.rotateSecret(7, id);
  store.create(resources.tasks, 7, { title: 'x' });
  webhooks.test(7, id);
  const clients = new Map([[client.id, client]]);
  const names = { organizationName: () => 'Seven', approver: () => '1' };
  const server = new AuthorizationServer({ clients, now, random, ...names });
  const request = {
    client_id: 'app',
    redirect_uri: 'https://app.example/',
    response_type: 'code',
    scope: 'tasks.read',
  };
  const location = server.authorize(new URLSearchParams({ ...request, state: 'x'.repeat(16) }), 'https://api.example/');
  return { location, store: store.snapshot(), webhooks: webhooks.snapshot(), oauth: server.snapshot() };
}

it('depends on the clock and the random numbers that it is given, and on nothing else', () => {
  const { location, ...state } = generated();
  expect(location).toContain('code=');
  expect(generated()).toEqual({ location, ...state });
});
