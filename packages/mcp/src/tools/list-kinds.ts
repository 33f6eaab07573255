import { nameFields } from '@worklane/contract';
import { argumentsSchema, reads, type Tool } from '../tool.ts';

export const listKinds: Tool = {
  name: 'list_kinds',
  title: 'List resource kinds',
  description: 'Lists the resource kinds that you can access: what they are, and whether you can change them.',
  annotations: reads,
  inputSchema: () => argumentsSchema({}),
  async run({ access }) {
    const { contract } = await import('../records/contract-document.ts');
    return {
      kinds: access.readable.map((resource) => ({
        kind: resource.collection,
        description: contract.schema(resource.schemas.record).description,
        writable: access.writable.includes(resource),
        named_by: nameFields(resource),
      })),
    };
  },
};
