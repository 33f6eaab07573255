import { resourceOf } from '../access.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, kindArgument, type Tool } from '../tool.ts';
import { changeTogether, maxChanges, versionArgument } from './changes.ts';

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
  inputSchema: ({ writable }) =>
    writable.length === 0
      ? undefined
      : argumentsSchema(
          {
            kind: kindArgument(writable),
            records: {
              type: 'array',
              minItems: 1,
              maxItems: maxChanges,
              items: argumentsSchema({ id: { type: 'integer', minimum: 1 }, version: versionArgument }, [
                'id',
                'version',
              ]),
            },
          },
          ['kind', 'records'],
        ),
  async run({ client, signal }, { kind, records }) {
    const changes = records.map((record) => ({ delete: record }));
    const methods = recordMethods(client, resourceOf(kind));
    const { done, failed } = await changeTogether(methods, changes, signal, (index) => ({ id: records[index]?.id }));
    return { deleted: done, failed };
  },
};
