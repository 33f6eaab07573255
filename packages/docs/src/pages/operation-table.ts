import type { Operation } from '@worklane/contract';
import { operationLink } from './links.ts';
import { block, chip, code, table } from './markdown.ts';

/** Operations as rows, each with a link to the API reference. */
export function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => [
    `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`,
    operationLink(operation, operation.summary) +
      (operation.origin === 'document' ? ` ${chip('stated', 'stated')}` : ''),
    path(operation.path),
    operation.scopes.map(code).join(' '),
  ]);
  return block('operations', table(['', 'Operation', 'Path', 'Scope'], rows));
}

/** A path that may break after each slash: phones are narrow. */
export const path = (text: string) => `<code v-pre>${text.replaceAll('/', '/<wbr>')}</code>`;
