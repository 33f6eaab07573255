import { events, type Operation, type RoleInfo, roles, scopes } from '@worklane/contract';
import { allOperations } from '../contract/operations.ts';
import { operationLink } from './links.ts';
import { block, code, page, table } from './markdown.ts';

/** Returns the page that lists the operations and event subscriptions that each scope allows. */
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
    `An access token has one or more of ${rows.length} scopes. An operation returns 403 ` +
      '[insufficient_scope](./problems#insufficient_scope) if the token lacks the required scope. A webhook can ' +
      'subscribe only to events of entities for which the token has the read scope.',
    block('scopes', table(['Scope', 'Allows', 'Operations', 'Events'], rows)),
    '## Roles',
    'A token on behalf of a member has no other scopes than those of the role of the member in the organization. A change of ' +
      'the role revokes the tokens of the member; a refresh returns the scopes of the new role.',
    table(['Role', 'Allows', 'Scopes that it does not include'], Object.values<RoleInfo>(roles).map(roleRow)),
  );
}

const roleRow = ({ label, description, scopes: included }: RoleInfo) => {
  const excluded = Object.keys(scopes).filter((scope) => !included.includes(scope));
  return [label, description, excluded.length === 0 ? 'None' : excluded.map(code).join(' ')];
};

const link = (operation: Operation) => operationLink(operation, operation.summary.toLowerCase());
