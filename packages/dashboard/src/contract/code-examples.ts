import { curlCommand } from '@worklane/contract/curl';
import { findCollection } from './collections.ts';

/** An operation on the records of a collection, as @worklane/client names it. */
type Action = 'list' | 'get' | 'create' | 'update' | 'delete';

/** The HTTP request of an operation. */
interface Operation {
  readonly method: string;
  /** Path template of the OpenAPI document. */
  readonly path: string;
}

/** The operations of the API by collection, such as `tasks`, and action. */
export type Operations = Readonly<Record<string, Readonly<Partial<Record<Action, Operation>>>>>;

/** A call of the API with its arguments. */
export interface ApiCall {
  collection: string;
  action: Action;
  id?: number;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
  /** Version for the If-Match header. */
  ifMatch?: number;
}

/** Where the call goes. */
interface CallTarget {
  origin: string;
  organization: number;
  /** Access token; the shell variable `$TOKEN` when omitted. */
  token?: string;
}

/** Returns a call as a curl command. */
export function curlExample(operation: Operation, call: ApiCall, target: CallTarget): string {
  const { method, path } = operation;
  const { id, query = {}, body, ifMatch } = call;
  const { origin, organization, token = '$TOKEN' } = target;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const resolvedPath = path.replace('{organization_id}', String(organization)).replace('{id}', String(id));
  const url = `${origin}${resolvedPath}${search.size > 0 ? `?${search}` : ''}`;
  const headers: [string, string][] = [];
  if (ifMatch !== undefined) headers.push(['If-Match', `"${ifMatch}"`]);
  const merge = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  if (body) headers.push(['Content-Type', merge]);
  return curlCommand({ method, url, token, headers, body: body && JSON.stringify(body) });
}

/** Returns a call as a line of TypeScript that uses @worklane/client. */
export function typescriptExample({ collection, action, id, query = {}, body, ifMatch }: ApiCall): string {
  const args = [
    id,
    action === 'list' && Object.keys(query).length > 0 && literal(query),
    body && literal(body),
    ifMatch !== undefined && literal({ ifMatch }),
  ].filter((each) => each !== undefined && each !== false);
  const result = { list: 'page', get: 'record', create: 'record', update: 'record', delete: undefined }[action];
  return `${result ? `const ${result} = ` : ''}await client.${findCollection(collection)?.property ?? collection}.${action}(${args.join(', ')});`;
}

/** Returns a value as a TypeScript literal, on one line when it is short. */
const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    // Input: trusted, what the person at the form has typed.
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    // Input: trusted, as above.
    .replace(/\n\s*(?=[^\s])/g, (space) => (JSON.stringify(value).length < 70 ? ' ' : space));
