import { createHash } from 'node:crypto';
import { sendBatch } from '@worklane/client';
import { recordName } from '@worklane/contract';
import { resourceOf } from '../access.ts';
import { type AnyRecord, concurrently, type RecordMethods, recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, idArgument, kindSchema, type Tool } from '../tool.ts';
import { type ErrorResult, errorResult } from '../tool-error.ts';

/** Records that one call can change. */
const maxChanges = 50;

/** The results of a call that changes several records, each on its own. */
interface Changes<Result> {
  readonly done: readonly Result[];
  /** By the position of the record in the call. */
  readonly failed: readonly { readonly index: number; readonly error: ErrorResult }[];
}

/** Changes records independently of each other, each in a request with a key of its own. @throws an error that is not one of the API */
async function changeEach<Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Promise<Result>,
): Promise<Changes<Result>> {
  const outcomes = await concurrently(items, async (item, index) => {
    try {
      return { done: [await change(item, index)] };
    } catch (error) {
      const result = errorResult(error);
      if (!result) throw error;
      return { failed: [{ index, error: result }] };
    }
  });
  return {
    done: outcomes.flatMap(({ done = [] }) => done),
    failed: outcomes.flatMap(({ failed = [] }) => failed),
  };
}

/**
 * Makes changes of a batch independently of each other, in one request.
 * @param resultOf gets the record after the change, undefined after a deletion
 * @throws WorklaneError for a request that was rejected as a whole
 */
async function changeTogether<Result>(
  { batch }: RecordMethods,
  changes: readonly object[],
  signal: AbortSignal | undefined,
  resultOf: (index: number, record: AnyRecord | undefined) => Result,
): Promise<Changes<Result>> {
  const records = new Map<object, AnyRecord | undefined>();
  const errors = await sendBatch(changes, async ({ items }) => {
    const sent = await batch({ items }, { signal });
    for (const [position, change] of items.entries()) records.set(change, sent.results[position]?.record);
    return sent;
  });
  return {
    done: changes.flatMap((change, index) => (errors[index] ? [] : [resultOf(index, records.get(change))])),
    failed: errors.flatMap((error, index) => {
      const result = error && errorResult(error);
      return result ? [{ index, error: result }] : [];
    }),
  };
}

/** Returns the schema of the records that a call changes. @param others further properties of each */
const versionedRecords = (others: Readonly<Record<string, object>> = {}) => ({
  type: 'array',
  minItems: 1,
  maxItems: maxChanges,
  items: argumentsSchema(
    {
      id: idArgument,
      version: { ...idArgument, description: 'The version that you last read; the record must still have it.' },
      ...others,
    },
    ['id', 'version'],
  ),
});

interface CreateArguments {
  readonly kind: string;
  readonly records: readonly object[];
  readonly repetition?: string;
}

/**
 * Returns an idempotency key that follows from what is created, so that a repeated call creates nothing twice.
 * @param occurrence counts equal records of one call, all of which are created.
 * @param repetition tells an intended repetition apart from a repeated call.
 */
const idempotencyKey = (
  collection: string,
  record: object,
  { occurrence, repetition }: { occurrence: number; repetition: string },
): string =>
  `mcp-${createHash('sha256')
    .update(JSON.stringify([collection, record, occurrence, repetition]))
    .digest('base64url')}`;

/**
 * Returns a value with the properties of its objects in alphabetical order. A model that repeats a call may change their order,
 * and the API rejects a key that was used with another body.
 */
function sortProperties<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortProperties) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sortProperties(each)]),
  ) as Value;
}

export const createRecords: Tool<CreateArguments> = {
  name: 'create_records',
  title: 'Create records',
  description:
    `Creates up to ${maxChanges} records of a kind, each independently: failed lists those that were not created. Repeating the ` +
    'same call within 24 hours creates nothing again and returns the same records.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  inputSchema: ({ writable }) =>
    kindSchema(
      writable,
      {
        records: {
          type: 'array',
          items: { type: 'object' },
          minItems: 1,
          maxItems: maxChanges,
          description: 'The fields of each record, as describe_kind lists them.',
        },
        repetition: {
          type: 'string',
          maxLength: 100,
          description: 'Only to create equal records again on purpose: any text that you have not used before.',
        },
      },
      ['records'],
    ),
  async run({ client, signal }, { kind, records, repetition = '' }) {
    const resource = resourceOf(kind);
    const keys = new Map<string, number>();
    const keyed = records.map(sortProperties).map((record) => {
      const first = idempotencyKey(kind, record, { occurrence: 0, repetition });
      const occurrence = keys.get(first) ?? 0;
      keys.set(first, occurrence + 1);
      return { record, key: idempotencyKey(kind, record, { occurrence, repetition }) };
    });
    const { done, failed } = await changeEach(keyed, async ({ record, key }) => {
      const created = await recordMethods(client, resource).create(record, { idempotencyKey: key, signal });
      return { id: created.id, version: created.version, name: recordName(resource, created) };
    });
    return { created: done, failed };
  },
};

interface UpdateArguments {
  readonly kind: string;
  readonly changes?: object;
  readonly records: readonly { readonly id: number; readonly version: number; readonly changes?: object }[];
}

export const updateRecords: Tool<UpdateArguments> = {
  name: 'update_records',
  title: 'Update records',
  description:
    `Updates up to ${maxChanges} records of a kind, each independently: failed lists those that were not updated. Pass changes for ` +
    'all of them, for single records, or both. A record that has changed since you read its version is not updated.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  inputSchema: ({ writable }) =>
    kindSchema(
      writable,
      {
        changes: {
          type: 'object',
          description: 'For all records. Fields to set; null clears a field. Omitted fields keep their values.',
        },
        records: versionedRecords({
          changes: { type: 'object', description: 'For this record only; overrides the common changes.' },
        }),
      },
      ['records'],
    ),
  async run({ client, signal }, { kind, changes, records }) {
    // The API rejects an update without changes.
    const updates = records.map(({ id, version, changes: own }) => ({
      update: { id, version, ...((changes ?? own) && { changes: { ...changes, ...own } }) },
    }));
    const methods = recordMethods(client, resourceOf(kind));
    const { done, failed } = await changeTogether(methods, updates, signal, (index, record) => ({
      id: records[index]?.id,
      version: record?.version,
    }));
    return { updated: done, failed };
  },
};

interface DeleteArguments {
  readonly kind: string;
  readonly records: readonly { readonly id: number; readonly version: number }[];
}

export const deleteRecords: Tool<DeleteArguments> = {
  name: 'delete_records',
  title: 'Delete records',
  description:
    `Deletes up to ${maxChanges} records of a kind, each independently: failed lists those that were not deleted, such ` +
    'as records that others reference. Ask the user before you delete anything.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  inputSchema: ({ writable }) => kindSchema(writable, { records: versionedRecords() }, ['records']),
  async run({ client, signal }, { kind, records }) {
    const changes = records.map((record) => ({ delete: record }));
    const methods = recordMethods(client, resourceOf(kind));
    const { done, failed } = await changeTogether(methods, changes, signal, (index) => ({ id: records[index]?.id }));
    return { deleted: done, failed };
  },
};
