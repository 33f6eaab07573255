import { nameFields } from '@worklane/contract';
import { argumentsSchema, reads, type Tool } from '../tool.ts';

export const listKinds: Tool = {
  name: 'list_kinds',
  title: 'List resource kinds',
  description:
    'Lists the resource kinds that you can access, with a description, and whether you can read and change them.',
  annotations: reads,
  inputSchema: () => argumentsSchema({}),
  async run({ access }) {
    const { contract } = await import('../records/contract-document.ts');
    return {
      kinds: access.accessible.map((resource) => ({
        kind: resource.collection,
        description: contract.schema(resource.schemas.record).description,
        readable: access.readable.includes(resource),
        writable: access.writable.includes(resource),
        named_by: nameFields(resource),
      })),
    };
  },
};
