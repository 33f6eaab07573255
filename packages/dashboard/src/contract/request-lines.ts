import type { Action, Call } from './call.ts';

/** Something that was done, or can be, with records of a collection. */
export interface Deed {
  collection: string;
  action: Action;
  id?: number;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
  /** The version that the record must still have. */
  ifMatch?: number;
}

/**
 * A deed as a command of the shell.
 * @param token stands there instead of a variable.
 */
export function curlLine(call: Call, deed: Deed, { origin, organization, token = '$TOKEN' }: Target): string {
  const { id, query = {}, body, ifMatch } = deed;
  const path = call.path.replace('{organization_id}', String(organization)).replace('{id}', String(id));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${origin}${path}${search.size > 0 ? `?${search}` : ''}`;
  const method = call.method === 'GET' ? '' : `-X ${call.method} `;
  const parts = [
    `curl ${method}${search.size > 0 ? shellQuoted(url) : url}`,
    `-H "Authorization: Bearer ${token}"`,
    ifMatch !== undefined && `-H 'If-Match: "${ifMatch}"'`,
    body && `-H 'Content-Type: ${call.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json'}'`,
    body && `-d ${shellQuoted(JSON.stringify(body))}`,
  ];
  return parts.filter(Boolean).join(' \\\n  ');
}

export interface Target {
  /** Of the service. */
  origin: string;
  organization: number;
  token?: string;
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same with @worklane/client. */
export function typescriptLine({ collection, action, id, query = {}, body, ifMatch }: Deed): string {
  const options = ifMatch !== undefined && literal({ ifMatch });
  const given = [
    id,
    action === 'list' && Object.keys(query).length > 0 && literal(query),
    body && literal(body),
    options,
  ].filter((each) => each !== undefined && each !== false);
  const result = { list: 'page', get: 'record', create: 'record', update: 'record', delete: undefined }[action];
  return `${result ? `const ${result} = ` : ''}await client.${collection}.${action}(${given.join(', ')});`;
}

/** JSON as people write it in TypeScript. */
const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/\n\s*(?=[^\s])/g, (space) => (JSON.stringify(value).length < 70 ? ' ' : space));
