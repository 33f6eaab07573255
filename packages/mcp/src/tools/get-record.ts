import { resourceOf } from '../access.ts';
import { presentRecords } from '../records/present-records.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, fieldsArgument, kindArgument, reads, type Tool } from '../tool.ts';

interface GetArguments {
  readonly kind: string;
  readonly id: number;
  readonly fields?: readonly string[];
}

export const getRecord: Tool<GetArguments> = {
  name: 'get_record',
  title: 'Get a record',
  description:
    'Returns one record with every field that is not empty, including the version, which updates and deletions require.',
  annotations: reads,
  inputSchema: ({ readable }) =>
    readable.length === 0
      ? undefined
      : argumentsSchema({ kind: kindArgument(readable), id: { type: 'integer', minimum: 1 }, fields: fieldsArgument }, [
          'kind',
          'id',
        ]),
  async run(call, { kind, id, fields }) {
    const resource = resourceOf(kind);
    const { shownFields } = await import('../records/shown-fields.ts');
    const shown = shownFields(resource, fields ?? Object.keys(resource.fields));
    const record = await recordMethods(call.client, resource).get(id, { signal: call.signal });
    const [presented] = await presentRecords(call, resource, [record], shown);
    return { record: presented };
  },
};
