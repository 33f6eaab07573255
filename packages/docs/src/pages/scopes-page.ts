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
      .filter(({ scopes: required, anyScope = required }) => anyScope.includes(scope))
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
    `Scopes limit what an access token can do. There are ${rows.length}; an application requests those that it needs, separated by ` +
      'spaces, when it gets the token. An operation whose scope the token lacks returns 403 ' +
      '[insufficient_scope](./problems#insufficient_scope). The response of a change contains the record, so that a write scope also shows ' +
      'what the token changes. To subscribe a webhook to an event, the token needs the read scope ' +
      'of its entity.',
    block('scopes', table(['Scope', 'Allows', 'Operations', 'Events'], rows)),
    '## Roles',
    'A token on behalf of a member contains only scopes that the role of the member in the organization includes. When the role ' +
      'changes, the access tokens of the member are revoked, and a refresh returns a token with scopes of the new role.',
    table(['Role', 'Allows', 'Excluded scopes'], Object.values<RoleInfo>(roles).map(roleRow)),
  );
}

const roleRow = ({ label, description, scopes: included }: RoleInfo) => {
  const excluded = Object.keys(scopes).filter((scope) => !included.includes(scope));
  return [label, description, excluded.length === 0 ? 'None' : excluded.map(code).join(' ')];
};

const link = (operation: Operation) => operationLink(operation.id, operation.summary.toLowerCase());
