import { expectTypeOf } from 'vitest';
import type { collectionCalls, collections, operations } from './generated/operations.ts';
import {
  type Client,
  type Company,
  type Event,
  type Page,
  type Task,
  type TaskCreatedEvent,
  type Webhooks,
  WorklaneError,
} from './index.ts';

declare const client: Client;

// Records.
expectTypeOf(client.tasks.get(1)).resolves.toEqualTypeOf<Task>();
expectTypeOf(client.companies.list()).resolves.toEqualTypeOf<Page<Company>>();
expectTypeOf(client.tasks.delete(1)).resolves.toEqualTypeOf<void>();
expectTypeOf(client.tasks.iterate()).toExtend<AsyncIterable<Task>>();
expectTypeOf<Task['status']>().toEqualTypeOf<'open' | 'in_progress' | 'blocked' | 'done' | 'cancelled'>();

// @ts-expect-error unknown field
client.tasks.create({ title: 'x', titel: 'y' });
// @ts-expect-error title is required
client.tasks.create({ status: 'open' });
// @ts-expect-error the field is read-only
client.tasks.create({ title: 'x', completed_at: '2026-03-01T00:00:00Z' });
// @ts-expect-error number is read-only
client.orders.create({ line_items: [], number: 'O-1' });
// @ts-expect-error unknown status
client.tasks.update(1, { status: 'finished' });
// Optional filters may be undefined.
client.tasks.list({ status_in: ['open', 'blocked'], assignee_id_not: [7], due_at_empty: true });
client.tasks.list({ assignee_id: 'me', assignee_id_in: ['me', 7], due_at_to: 'P0D' });
// @ts-expect-error neither an ID nor me
client.tasks.list({ assignee_id: 'you' });
client.tasks.list({ status: undefined, cursor: undefined as string | undefined });
client.events.list({ types: undefined, cursor: undefined });
// @ts-expect-error unknown filter
client.tasks.list({ colour: 'red' });
// @ts-expect-error unknown sort field
client.tasks.iterate({ sort: 'colour' });
// @ts-expect-error an ID is a number
client.tasks.get('7');
// @ts-expect-error members are read-only
client.members.create({ name: 'x' });
// @ts-expect-error unknown collection
client.task;
client.tasks.update(1, {}, { idempotencyKey: 'x', ifMatch: 2 });
client.webhooks.rotateSecret(1, { idempotencyKey: 'x' });
// @ts-expect-error idempotency keys are for calls that have an effect
client.tasks.list({}, { idempotencyKey: 'x' });

// modify.
client.tasks.modify(1, (task) => {
  expectTypeOf(task).toEqualTypeOf<Task>();
  return { tags: [...task.tags, 'x'] };
});
client.tasks.modify(1, async ({ status }) => (status === 'done' ? undefined : { status: 'done' }));
// @ts-expect-error the field is read-only
client.tasks.modify(1, () => ({ version: 2 }));

// Events by type.
const created = client.events.iterate({ types: ['task.created'] });
expectTypeOf(created).toExtend<AsyncIterable<TaskCreatedEvent>>();
client.events.list().then(({ data }) => expectTypeOf(data).toEqualTypeOf<Event[]>());
const onEvent = (event: Event) => {
  if (event.type === 'order.updated') expectTypeOf(event.previous.status).not.toBeAny();
};
expectTypeOf(onEvent).returns.toBeVoid();
// @ts-expect-error unknown event type
client.events.iterate({ types: ['task.finished'] });
// @ts-expect-error unknown event type
client.webhooks.create({ url: 'https://example.com', events: ['task.finished'] });
// @ts-expect-error events is required
client.webhooks.create({ url: 'https://example.com' });

// Every operation has a method, and every method belongs to an operation or is derived from one.
expectTypeOf<keyof Webhooks>().toEqualTypeOf<keyof typeof operations.webhooks | 'iterate' | 'iterateLogs'>();
expectTypeOf<keyof Client['events']>().toEqualTypeOf<keyof typeof operations.events | 'iterate' | 'pages'>();
expectTypeOf<keyof Client['tasks']>().toEqualTypeOf<
  keyof typeof collectionCalls | 'iterate' | 'iterateHistory' | 'modify'
>();
expectTypeOf<keyof Client['members']>().toEqualTypeOf<keyof typeof operations.members | 'iterate'>();
expectTypeOf<Exclude<keyof typeof operations | keyof typeof collections, keyof Client>>().toBeNever();

// The code narrows the type of an error.
const onError = (error: unknown) => {
  if (WorklaneError.is(error, 'not_found')) {
    expectTypeOf(error.code).toEqualTypeOf<'not_found'>();
    expectTypeOf(error.status).toEqualTypeOf<404>();
  }
  if (WorklaneError.is(error, 'network_error')) expectTypeOf(error.status).toEqualTypeOf<undefined>();
  if (WorklaneError.is(error)) expectTypeOf(error.status).toEqualTypeOf<number | undefined>();
  // @ts-expect-error unknown code
  return WorklaneError.is(error, 'not_fond');
};
expectTypeOf(onError).returns.toBeBoolean();

// What a query cannot express is an error here too: sent without the filter, the list would have all records.
// @ts-expect-error null
void client.tasks.list({ assignee_id: null });
// @ts-expect-error the next_cursor of the last page
void client.tasks.iterate({ cursor: null });
// @ts-expect-error undefined in a list
void client.tasks.list({ ids: [7, undefined] });
// @ts-expect-error a date that is no text
void client.tasks.list({ updated_since: new Date() });
// @ts-expect-error null
void client.events.stream({ types: null });
// @ts-expect-error null
void client.tasks.update(7, {}, { ifMatch: null });
