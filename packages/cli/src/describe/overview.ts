import { type Resource, resources } from '@worklane/contract';
import { contract } from '../contract/contract-document.ts';
import type { Description } from './description.ts';
import { tagNames } from './tag.ts';

/** Lists the resources, and says what else can be described. */
export function describeAll(): Description {
  const all = Object.values<Resource>(resources).map(({ kind, collection, schemas }) => {
    const { description = '' } = contract.schema(schemas.record);
    return { kind, collection, description };
  });
  return {
    data: { resources: all },
    heading: 'Resources of the API',
    text: `Describe one of them, ${tagNames().join(', ')}, an operation (\`worklane api\` lists them), an event type, a scope or an error code.`,
    sections: [
      {
        title: 'Resources',
        headings: ['kind', 'collection', 'description'],
        rows: all.map(({ kind, collection, description }) => [kind, collection, description]),
      },
    ],
  };
}
