import { resourceOf } from '../access.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, kindArgument, type Tool } from '../tool.ts';
import { changeTogether, maxChanges, versionArgument } from './changes.ts';

interface UpdateArguments {
  readonly kind: string;
  readonly changes?: object;
  readonly records: readonly { readonly id: number; readonly version: number; readonly changes?: object }[];
}

const changesArgument = {
  type: 'object',
  description: 'Fields to set; null clears a field. Omitted fields keep their values.',
};

export const updateRecords: Tool<UpdateArguments> = {
  name: 'update_records',
  title: 'Update records',
  description:
    `Updates up to ${maxChanges} records of a kind, each independently: failed lists those that were not updated. Pass changes for ` +
    'all of them, for single records, or both. A record that has changed since you read its version is not updated.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  inputSchema: ({ writable }) =>
    writable.length === 0
      ? undefined
      : argumentsSchema(
          {
            kind: kindArgument(writable),
            changes: { ...changesArgument, description: `For all records. ${changesArgument.description}` },
            records: {
              type: 'array',
              minItems: 1,
              maxItems: maxChanges,
              items: argumentsSchema(
                {
                  id: { type: 'integer', minimum: 1 },
                  version: versionArgument,
                  changes: { type: 'object', description: 'For this record only; overrides the common changes.' },
                },
                ['id', 'version'],
              ),
            },
          },
          ['kind', 'records'],
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
