import { expectTypeOf } from 'vitest';
import type { ProblemCode as DashboardProblemCode } from './dashboard.ts';
import type { Deliveries, EntityKind, EventType, OperationTypes, ProblemCode, Scope, schemas } from './index.ts';

// Responses and requests have different types.
expectTypeOf<schemas.Task['id']>().toEqualTypeOf<number>();
expectTypeOf<schemas.Task['assignee_id']>().toEqualTypeOf<number | null>();
expectTypeOf<schemas.Task['status']>().toEqualTypeOf<'open' | 'in_progress' | 'blocked' | 'done' | 'cancelled'>();
type TaskFields = Omit<schemas.Task, 'invalid_fields'>;
expectTypeOf<Required<TaskFields>>().toEqualTypeOf<TaskFields>();

expectTypeOf({ title: 'Call Maja' }).toExtend<schemas.TaskCreate>();
expectTypeOf<schemas.TaskCreate>().not.toHaveProperty('id');
expectTypeOf<schemas.TaskCreate>().not.toHaveProperty('completed_at');
expectTypeOf<Partial<schemas.TaskUpdate>>().toEqualTypeOf<schemas.TaskUpdate>();
// A patch of an object requires nothing that the record may have.
expectTypeOf({ value: { amount: 350_000 } }).toExtend<schemas.DealUpdate>();
expectTypeOf({ value: { amount: 350_000 } }).not.toExtend<schemas.DealCreate>();
expectTypeOf<schemas.Quote['totals']['gross']['amount']>().toEqualTypeOf<number>();

// @ts-expect-error title is required
({}) satisfies schemas.TaskCreate;
// @ts-expect-error unknown field
({ title: 'x', titel: 'y' }) satisfies schemas.TaskCreate;
// @ts-expect-error unknown status
({ status: 'finished' }) satisfies schemas.TaskUpdate;

// The event type determines the payload.
expectTypeOf<Deliveries['task.updated']['data']>().toEqualTypeOf<schemas.Task>();
expectTypeOf<Deliveries['task.updated']['previous']>().toEqualTypeOf<schemas.TaskPrevious>();
expectTypeOf<Deliveries['task.created']>().not.toHaveProperty('previous');
expectTypeOf<Deliveries['deal.deleted']['type']>().toEqualTypeOf<'deal.deleted'>();
expectTypeOf<keyof Deliveries>().toEqualTypeOf<EventType | 'webhook.test'>();
expectTypeOf<`${EntityKind}.${'created' | 'updated' | 'deleted'}`>().toExtend<EventType>();

// The event feed is a union discriminated by `type`.
const onEvent = (event: schemas.Event) => {
  if (event.type === 'order.created') expectTypeOf(event.data).toEqualTypeOf<schemas.Order>();
};
expectTypeOf(onEvent).returns.toBeVoid();

// Token requests are discriminated by grant_type.
expectTypeOf<Extract<schemas.TokenRequest, { grant_type: 'client_credentials' }>>().toHaveProperty('organization_id');
expectTypeOf<Extract<schemas.TokenRequest, { grant_type: 'refresh_token' }>>().not.toHaveProperty('code');

// Operations have types for parameters, bodies and responses.
expectTypeOf<OperationTypes['getTask']['parameters']['path']>().toEqualTypeOf<{
  organization_id: number;
  id: number;
}>();
expectTypeOf<
  OperationTypes['createTask']['responses'][201]['content']['application/json']
>().toEqualTypeOf<schemas.Task>();
expectTypeOf<NonNullable<OperationTypes['listTasks']['parameters']['query']>['sort']>().toExtend<string | undefined>();

expectTypeOf<'tasks.read' | 'webhooks.write'>().toExtend<Scope>();
expectTypeOf<'everything'>().not.toExtend<Scope>();
expectTypeOf<schemas.Problem['code']>().toEqualTypeOf<ProblemCode | DashboardProblemCode>();
