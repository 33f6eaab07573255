import { createHash } from 'node:crypto';
import { recordName } from '@worklane/contract';
import { resourceOf } from '../access.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, kindArgument, type Tool } from '../tool.ts';
import { changeEach, maxChanges } from './changes.ts';

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
    writable.length === 0
      ? undefined
      : argumentsSchema(
          {
            kind: kindArgument(writable),
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
          ['kind', 'records'],
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
