import type { Operation } from '@worklane/contract';
import { openapi } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { operationLink } from './links.ts';
import { block, code, page, pathCode, prose, table } from './markdown.ts';

/** Returns the page that lists every operation in the groups of the API reference. */
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
    `${allOperations.length} operations. Each links to the API reference with its parameters, responses and samples.`,
    ...openapi['x-tagGroups'].flatMap(({ name, tags }) => [`## ${name}`, ...tags.flatMap(tagSection)]),
  );
}

/** Returns a table of operations with links to the API reference. */
export function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => [
    `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`,
    operationLink(operation, operation.summary),
    pathCode(operation.path),
    operation.scopes.map(code).join(' '),
  ]);
  return block('operations', table(['', 'Operation', 'Path', 'Scope'], rows));
}
