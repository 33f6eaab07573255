import type { ClientRecord } from '../oauth/clients/client-repository.ts';

/** Returns rows as aligned columns below the names of their fields. */
export function table(rows: readonly object[], empty: string): string {
  const [first] = rows;
  if (!first) return empty;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name as keyof typeof row])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns an application as text, one field per line. */
export function describeApplication({ secrets, ...application }: ClientRecord): string {
  const { client_id, name, type, redirect_uris, scopes } = application;
  const lines = [
    ['client_id', client_id],
    ['name', name],
    ['type', type],
    ...redirect_uris.map((uri) => ['redirect_uri', uri]),
    ['scopes', scopes.join(' ')],
    ...secrets.map(({ created_at, expires_at }) => [
      'secret',
      `created ${created_at}${expires_at ? `, expires ${expires_at}` : ''}`,
    ]),
  ];
  return lines.map(([field = '', value]) => `${field.padEnd(14)}${value}`).join('\n');
}

/** The note for a printed secret. */
export const secretNote = 'The secret is shown only once. Store it where only the application can read it.';

export const countRows = (tables: Readonly<Record<string, { rows: number }>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
