import { type Operation, operations, type Resource } from '@worklane/contract';
import { contract } from '@worklane/model';
import type { PlannedWrite } from './planned-write.ts';
import { inReferenceOrder } from './reference-order.ts';

type ExampleRecord = Readonly<Record<string, unknown>> & { readonly id: number };

const day = 86_400_000;

/**
 * Returns the records that the examples of the contract show, with their ids, so that the requests of the documentation work.
 * Their times are moved by a number of days, so that the last example was yesterday.
 */
export function exampleWrites(today: Date): PlannedWrite[] {
  const examples = inReferenceOrder.flatMap((resource) =>
    exampleRecords(resource).map((record) => ({ resource, record })),
  );
  const shift = daysToYesterday(
    today,
    examples.map(({ record }) => String(record.updated_at)),
  );
  return examples.map(({ resource, record }) => {
    const { id, organization_id, number, created_at, ...fields } = movedTimes(record, shift);
    return {
      at: String(created_at),
      resource,
      organizationId: Number(organization_id),
      id: Number(id),
      action: 'create',
      body: bodyOf(resource, fields),
      ...(number !== undefined && { number: String(number) }),
    };
  });
}

/** Returns by how many milliseconds, whole days, to move examples so that the last of these times was yesterday. */
export function daysToYesterday(today: Date, times: readonly string[]): number {
  const last = Math.max(...times.map((time) => Date.parse(time)));
  return (Math.floor(today.getTime() / day) - Math.floor(last / day) - 1) * day;
}

function bodyOf(resource: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (resource.schemas.create === null) return record;
  const writable = Object.entries(record).filter(([name]) => resource.fields[name]?.writable);
  // The examples of requests that create records send the external_id, which is unique.
  return { ...Object.fromEntries(writable), external_id: null };
}

/** Returns the records of the examples of a resource: the one that is read, and the others of the list. */
function exampleRecords({ schemas: { record, list } }: Resource): ExampleRecord[] {
  const reads = Object.values<Operation>(operations).filter(
    ({ method, responses }) =>
      method === 'get' && [record, list].includes(responses[200]?.content['application/json'] ?? ''),
  );
  const bodies = reads.map(
    ({ id }) => responseExample(id) as ExampleRecord | { readonly data: readonly ExampleRecord[] },
  );
  const records = bodies.flatMap((body): readonly ExampleRecord[] =>
    'data' in body ? (body.data as ExampleRecord[]) : [body as ExampleRecord],
  );
  // The list shows the record after an update; it precedes the record in the contract.
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** Returns the first example of the response 200. */
export function responseExample(operationId: string): unknown {
  const json = contract.operation(operationId).responses['200']?.content?.['application/json'];
  return json && contract.examples(json)[0]?.[1];
}

const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/;

/** Returns an object with its dates and times moved by a number of milliseconds. */
export function movedTimes<T extends object>(record: T, shift: number): T {
  const move = (value: unknown) => {
    if (typeof value !== 'string' || !dateTime.test(value)) return value;
    const timestamp = new Date(Date.parse(value) + shift).toISOString();
    return value.length === 10 ? timestamp.slice(0, 10) : timestamp.replace('.000Z', 'Z');
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, move(value)])) as T;
}
