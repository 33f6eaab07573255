import { events, type Operation, scopes } from '@worklane/contract';
import { allOperations } from '../contract/operations.ts';
import { operationLink } from './links.ts';
import { block, code, table } from './markdown.ts';
import { page } from './page.ts';

/** What each scope opens: operations, and the events that a webhook may then subscribe to. */
export function scopesPage() {
  const rows = Object.entries(scopes).map(([scope, allows]) => [
    `<a id="${scope}"></a>${code(scope)}`,
    `${allows}.`,
    allOperations
      .filter((operation) => operation.scopes.includes(scope))
      .map(link)
      .join(', '),
    Object.values(events)
      .filter((event) => event.scope === scope)
      .map(({ type }) => code(type))
      .join(' '),
  ]);
  return page(
    'scopes.md',
    '# Scopes',
    `An access token carries scopes, separated by spaces. There are ${rows.length}. An operation answers 403 with ` +
      '[insufficient_scope](./problems#insufficient_scope) when the token lacks the one it needs, and a webhook can ' +
      'subscribe only to events whose entity the token may read.',
    block('scopes', table(['Scope', 'Allows', 'Operations', 'Events'], rows)),
  );
}

const link = (operation: Operation) => operationLink(operation, operation.summary.toLowerCase());
