import { randomUUID } from 'node:crypto';
import { type EventInfo, events, eventTypes, operations, type Resource, resources } from '@worklane/contract';
import { transitionsOf } from '@worklane/model';
import { requestExamples } from '../contract/document.ts';
import { expectEqual } from '../mismatch.ts';
import { makeBatch } from '../world/batch.ts';
import { expectFeed } from '../world/feed.ts';
import { unusedId } from '../world/known-records.ts';
import { createRecord, deleteRecord, loadExisting, restoreRecord, updateRecord } from '../world/records.ts';
import { operationsOf, writtenResources } from '../world/resource-operations.ts';
import type { Webhooks } from '../world/webhooks.ts';
import type { CasesOf, Scene } from './case.ts';
import { eventsIn, expectMessages, readStream } from './event-series.ts';
import { webhookScenario } from './webhook-scenario.ts';

/** Every event is listed, streamed, and delivered once to each subscriber, as the feed has it, and to nobody else. */
export const webhookEvents: CasesOf = ({ id }) =>
  ({
    [operations.listWebhookEvents.id]: [
      { name: 'lists every event with its scope', needs: ['state'] as const, run: expectCatalogue },
    ],
    [operations.createWebhook.id]: writtenResources.map((resource) =>
      webhookScenario(`delivers the events of a ${resource.kind} to subscribers`, (webhooks) =>
        expectEvents(webhooks, resource),
      ),
    ),
  })[id] ?? [];

async function expectCatalogue({ session }: Scene): Promise<void> {
  const { json } = await session.request(operations.listWebhookEvents);
  const data = Object.values<EventInfo>(events).map(({ summary, type, entity, action, scope }) => ({
    type,
    entity,
    action,
    description: summary,
    scope,
  }));
  expectEqual('the events', json, { data });
}

async function expectEvents(webhooks: Webhooks, resource: Resource): Promise<void> {
  const { scene } = webhooks;
  const { fixtures, world, target } = scene;
  const { create, update } = operationsOf(resource);
  const types = eventTypes.filter((type) => events[type].entity === resource.kind);
  // Records refer to them.
  if (target.capabilities.has('members')) await loadExisting(scene, resources.members);
  const body = await fixtures.minimalBody(create);
  const patch = await fixtures.bodyFor(update, requestExamples(update)[0]?.value);
  const external_id = randomUUID();
  await webhooks.expectDeliveries();
  const from = world.store.events.all().length;
  const { endpoint } = await webhooks.create(types);
  await webhooks.create(eventTypes.filter((type) => !types.includes(type)));
  let expected = Number.POSITIVE_INFINITY;
  const messages = await readStream(
    scene.session,
    { filters: { types: types.join() } },
    {
      isEnough: (received) => eventsIn(received).length >= expected,
      async onOpen() {
        const record = await createRecord(scene, resource, body);
        await webhooks.expectDeliveries();
        const updated = record && (await updateRecord(scene, resource, record, patch));
        await webhooks.expectDeliveries();
        for (const { field, from, to } of transitionsOf(resource)) {
          for (const value of [from[0], to]) {
            if (updated) await updateRecord(scene, resource, updated, { [field]: value });
          }
          await webhooks.expectDeliveries();
        }
        if (!updated) return;
        await updateRecord(scene, resource, updated, {}, { isListed: true });
        await deleteRecord(scene, resource, updated);
        await webhooks.expectDeliveries();
        await restoreRecord(scene, resource, updated, { isListed: true });
        await webhooks.expectDeliveries();
        const { id } = updated;
        const items = [
          { update: { id, changes: { external_id } } },
          { upsert: { external_id, changes: { custom_fields: { upserted: true } } } },
          { delete: { id } },
        ];
        // Nobody learns of changes that are undone.
        const undone = { update: { id, changes: { custom_fields: { undone: true } } } };
        await makeBatch(scene, resource, { items: [undone, { delete: { id: unusedId } }], atomic: true });
        // Those of the model, and those of the batch.
        expected = world.store.events.all().length - from + items.length;
        for (const item of items) {
          await makeBatch(scene, resource, { items: [item], atomic: true });
          // Deliveries that are due together arrive in any order.
          await webhooks.expectDeliveries();
        }
      },
    },
  );
  const listed = await expectFeed(scene, from);
  expectEqual(
    'the deliveries',
    endpoint.deliveries.map(({ payload }) => payload),
    listed,
  );
  expectMessages(messages, listed);
}
