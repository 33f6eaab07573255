import type { Deliveries, schemas } from '@worklane/contract';
import { expectTypeOf } from 'vitest';
import { createReceiver, type Receiver } from './index.ts';

const receiver = createReceiver({ secrets: [process.env.WORKLANE_WEBHOOK_SECRET] });

// The event type determines the type of the handler's argument.
receiver.on('task.created', (event) => {
  expectTypeOf(event).toEqualTypeOf<schemas.TaskCreated>();
  expectTypeOf(event.data.title).toEqualTypeOf<string>();
  expectTypeOf(event).not.toHaveProperty('previous');
});
receiver.on('task.updated', ({ previous }) => {
  expectTypeOf(previous).toEqualTypeOf<schemas.TaskPrevious>();
});
// A test message can have the type of any event.
receiver.on('webhook.test', (message) => {
  expectTypeOf(message).toEqualTypeOf<Deliveries[keyof Deliveries]>();
  if (message.type === 'webhook.test') expectTypeOf(message.data.webhook_id).toEqualTypeOf<number>();
});

// A pattern gives a union, discriminated by `type`.
receiver.on('deal.*', (event) => {
  expectTypeOf(event).toEqualTypeOf<schemas.DealCreated | schemas.DealUpdated | schemas.DealDeleted>();
  if (event.type === 'deal.updated') expectTypeOf(event.previous).toEqualTypeOf<schemas.DealPrevious>();
});
receiver.on('*.deleted', (event) => {
  expectTypeOf(event.type).toExtend<`${string}.deleted`>();
  expectTypeOf(event.data.id).toEqualTypeOf<number>();
  if (event.type === 'order.deleted') expectTypeOf(event.data).toEqualTypeOf<schemas.Order>();
});
receiver.on('*', (event) => {
  expectTypeOf(event).toEqualTypeOf<schemas.Event>();
});

// Handlers may be asynchronous, and calls can be chained.
expectTypeOf(receiver.on('task.created', async () => 7).on('*', () => {})).toEqualTypeOf<Receiver>();
expectTypeOf(receiver.verify).returns.resolves.toEqualTypeOf<Deliveries[keyof Deliveries]>();

// @ts-expect-error unknown event
receiver.on('task.creatd', () => {});
// @ts-expect-error unknown action
receiver.on('*.archived', () => {});
// @ts-expect-error unknown entity
receiver.on('tasks.*', () => {});
// @ts-expect-error unknown field
receiver.on('task.created', ({ data }) => data.titel);
// @ts-expect-error only updates have previous values
receiver.on('task.created', ({ previous }) => previous);
// @ts-expect-error not every record has a title
receiver.on('*', ({ data }) => data.title);
// @ts-expect-error secrets is required
createReceiver({});
// @ts-expect-error unknown option
createReceiver({ secrets: [], toleranc: 5 });
