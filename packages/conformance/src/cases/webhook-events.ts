import { type EventType, eventTypes, operations, type Resource, resources } from '@worklane/contract';
import { requestExamples } from '../contract/document.ts';
import { expectEqual } from '../mismatch.ts';
import { expectFeed } from '../world/feed.ts';
import { createRecord, deleteRecord, loadExisting, updateRecord } from '../world/records.ts';
import { operationsOf, writtenResources } from '../world/resource-operations.ts';
import type { Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario } from './webhook-scenario.ts';

/** Every event is delivered once to each subscriber, as the feed has it, and to nobody else. */
export const webhookEvents: CasesOf = ({ id }) =>
  id === operations.createWebhook.id
    ? writtenResources.map((resource) =>
        webhookScenario(`delivers the events of a ${resource.kind} to subscribers`, (webhooks) =>
          expectEvents(webhooks, resource),
        ),
      )
    : [];

async function expectEvents(webhooks: Webhooks, resource: Resource): Promise<void> {
  const { scene } = webhooks;
  const { fixtures, world, target } = scene;
  // Records refer to them.
  if (target.capabilities.has('members')) await loadExisting(scene, resources.members);
  const { create, update } = operationsOf(resource);
  const types = ['created', 'updated', 'deleted'].map((action) => `${resource.kind}.${action}` as EventType);
  const body = await fixtures.minimalBody(create);
  const patch = await fixtures.bodyFor(update, requestExamples(update)[0]?.value);
  const subscriber = await webhooks.create(types);
  const other = await webhooks.create(eventTypes.filter((type) => !types.includes(type)));
  const from = world.store.events.all().length;
  const arrival = (type: string | undefined) => subscriber.endpoint.receive(({ payload }) => payload.type === type);
  const record = await createRecord(scene, resource, body);
  if (!record) return;
  await arrival(types[0]);
  const updated = await updateRecord(scene, resource, record, patch);
  await arrival(types[1]);
  await deleteRecord(scene, resource, updated);
  await arrival(types[2]);
  await webhooks.expectOnly(subscriber, types);
  await webhooks.expectOnly(other, []);
  const events = await expectFeed(scene, from);
  for (const [index, { payload }] of subscriber.endpoint.deliveries.slice(0, 3).entries()) {
    expectEqual(`the delivery of ${payload.type}`, payload, events[index]);
  }
}
