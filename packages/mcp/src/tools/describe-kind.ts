import { resourceOf } from '../access.ts';
import { argumentsSchema, kindArgument, reads, type Tool } from '../tool.ts';

export const describeKind: Tool<{ kind: string }> = {
  name: 'describe_kind',
  title: 'Describe a resource kind',
  description:
    'Describes a kind: its fields with types, allowed values and references, the filters and sort orders of its lists, and an ' +
    'example. Call it before you filter, create or update records of a kind for the first time.',
  annotations: reads,
  inputSchema: ({ accessible }) =>
    accessible.length > 0 ? argumentsSchema({ kind: kindArgument(accessible) }, ['kind']) : undefined,
  async run({ access }, { kind }) {
    const resource = resourceOf(kind);
    const { describeResource } = await import('../reference/describe-resource.ts');
    return { ...describeResource(resource), writable: access.writable.includes(resource) };
  },
};
