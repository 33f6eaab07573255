import { recordName } from '@worklane/contract';
import { resourceOf } from '../access.ts';
import { idempotencyKey, sortProperties } from '../records/idempotency-key.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, kindArgument, type Tool } from '../tool.ts';
import { changeEach, maxChanges } from './changes.ts';

interface CreateArguments {
  readonly kind: string;
  readonly records: readonly object[];
  readonly repetition?: string;
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
