import { openapi } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { chip, prose } from './markdown.ts';
import { operationTable } from './operation-table.ts';
import { page } from './page.ts';

/** Every operation on one page, in the groups of the API reference. */
export function operationsPage() {
  const tagSection = (tag: string) => [
    `### ${tag}`,
    prose(openapi.tags.find(({ name }) => name === tag)?.description ?? ''),
    operationTable(allOperations.filter((operation) => operation.tag === tag)),
  ];
  return page(
    'operations.md',
    '---\noutline: [2, 3]\n---',
    '# All operations',
    `${allOperations.length} operations. Each links to the API reference, which has its parameters, every answer and samples. ` +
      `What is marked ${chip('stated', 'stated')} comes from the platform document, the rest [was decided](./origin).`,
    ...openapi['x-tagGroups'].flatMap(({ name, tags }) => [`## ${name}`, ...tags.flatMap(tagSection)]),
  );
}
