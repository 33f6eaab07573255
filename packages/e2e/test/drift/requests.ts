import { type Operation, operations } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject } from '@worklane/contract/openapi-reader';
import { isInSample } from '@worklane/testing/sampled-kinds';
import { tier } from '@worklane/testing/tier';

/** A request as it is written to a socket, except for its token. */
export interface RawRequest {
  readonly name: string;
  readonly method: string;
  /** The path and the query. */
  readonly target: string;
  /** `authorization: null` sends no token. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** The requests that are sent before it, whose responses are not compared. */
  readonly after?: readonly RawRequest[];
}

type Change = Partial<Omit<RawRequest, 'name' | 'method'>> & { readonly method?: string };

export const contract = new OpenapiReader(document);

/** The organization of the token. */
const organizationId = '1042';

/**
 * Returns requests to the operations with an access token, most of which break a rule of the contract. Those of OAuth have errors
 * of their own. The same code reads the requests of all kinds: a whole nightly run has every kind.
 */
export const invalidRequests = (): RawRequest[] =>
  Object.values<Operation>(operations)
    .filter((operation) => operation.authentication === 'bearer' && isDriftTested(operation))
    .flatMap(requestsOf);

/** Whether this run compares an operation, or a resource. */
export const isDriftTested = (tested: { readonly collection?: string | undefined }): boolean =>
  tier === 'nightly' || isInSample(tested);

function requestsOf(operation: Operation): RawRequest[] {
  const method = operation.method.toUpperCase();
  const target = operation.path.replace('{organization_id}', organizationId).replace(/\{\w+\}/g, '999999999');
  const valid: Change = operation.requestBody ? { headers: json, body: '{}' } : {};
  const changes = {
    // The same code reads the paths and the headers of all kinds.
    ...(isInSample(operation) && { ...ofTheTarget(target), ...ofTheHead(operation) }),
    ...ofParameters(operation, target),
    ...(operation.requestBody ? ofTheBody(operation) : {}),
  };
  return Object.entries(changes).map(([name, { headers, ...change }]) => ({
    name: `${operation.id}: ${name}`,
    ...{ method, target, ...valid, ...change },
    headers: { ...valid.headers, ...headers },
  }));
}

const json = { 'content-type': 'application/json' };

const ofTheTarget = (target: string): Readonly<Record<string, Change>> => ({
  'trailing slash': { target: `${target}/` },
  'trailing slash and query': { target: `${target}/?x=1` },
  'doubled slash': { target: target.replace('/api/', '/api//') },
  'another case': { target: target.replace('/api/', '/API/') },
  'an encoded letter': { target: target.replace('/api/', '/%61pi/') },
  'an encoded slash': { target: target.replace('/api/', '/api%2F') },
  'a path that is not UTF-8': { target: target.replace(/[^/]+$/, '%ff') },
  'a path with a broken escape': { target: target.replace(/[^/]+$/, '%E0%A4%A') },
  'an unknown path': { target: `${target}/nothing` },
  'an unknown path that is not UTF-8': { target: `${target}/nothing/%ff` },
  'an unknown parameter': { target: `${target}?unknown_name=1` },
  'a misspelled parameter': { target: `${target}?limt=5` },
  'a parameter in another case': { target: `${target}?Limit=5` },
  'a repeated parameter': { target: `${target}?limit=1&limit=2` },
  'a broken escape in the query': { target: `${target}?q=%zz` },
  'a query that is not UTF-8': { target: `${target}?q=%ff` },
  'NUL in the query': { target: `${target}?q=a%00b` },
  'a parameter without a name': { target: `${target}?=1` },
  'a reserved name': { target: `${target}?__proto__=1` },
  'an ampersand at the end': { target: `${target}?limit=0&` },
});

const ofTheHead = ({ method, requestBody }: Operation): Readonly<Record<string, Change>> => ({
  'no token': { headers: { authorization: null } },
  'another scheme': { headers: { authorization: 'Basic eDp5' } },
  'a token without a scheme': { headers: { authorization: 'x' } },
  'no token after the scheme': { headers: { authorization: 'Bearer' } },
  'a malformed token': { headers: { authorization: 'Bearer a b' } },
  'another media type in Accept': { headers: { accept: 'application/xml' } },
  'a media type without weight in Accept': { headers: { accept: 'application/json;q=0, text/event-stream;q=0' } },
  'a malformed Accept': { headers: { accept: 'nothing' } },
  'an unsupported method': { method: method === 'put' ? 'PATCH' : 'PUT', headers: json, body: '{}' },
  'a method of WebDAV': { method: 'PROPFIND' },
  OPTIONS: { method: 'OPTIONS' },
  'an empty idempotency key': { headers: { 'idempotency-key': '' } },
  'an idempotency key that is too long': { headers: { 'idempotency-key': 'k'.repeat(256) } },
  'an idempotency key with a space': { headers: { 'idempotency-key': 'a b' } },
  'a malformed If-Match': { headers: { 'if-match': 'no entity tag' } },
  'a malformed If-None-Match': { headers: { 'if-none-match': 'no entity tag' } },
  ...(method === 'get' && { 'HEAD with an unknown parameter': { method: 'HEAD' } }),
  ...(!requestBody && method !== 'get' && { 'a body that is not defined': { headers: json, body: '{"a":' } }),
});

/** Texts that are no valid values, by JSON type. */
const invalidTexts: Readonly<Record<string, readonly string[]>> = {
  integer: ['x', '01', '%2B1', '1.5', '1e2', '', '-1', '99999999999999999999', '1,2'],
  boolean: ['yes', '1', ''],
  array: ['', ',', 'x,x', 'nothing'],
  string: ['', 'x'.repeat(5000), '%0a'],
};

function ofParameters({ id, path }: Operation, target: string): Record<string, Change> {
  const { parameters } = contract.operation(id);
  const changes = parameters.flatMap(({ in: part, name, schema }) => {
    const { type, oneOf = [] } = contract.resolve<SchemaObject>(schema);
    const types = oneOf.length === 0 ? [type] : oneOf.map((each) => contract.resolve<SchemaObject>(each).type);
    const texts = [...new Set(types)].flatMap((each) => invalidTexts[String(each)] ?? []);
    if (part === 'query') return texts.map((text) => [`${name}=${text.slice(0, 20)}`, `${target}?${name}=${text}`]);
    if (part !== 'path') return [];
    const at = path.split('/').indexOf(`{${name}}`);
    const segments = target.split('/');
    return texts.filter(Boolean).map((text) => [`/${name}/${text}`, segments.with(at, text).join('/')]);
  });
  return Object.fromEntries(changes.map(([name = '', changed = '']) => [name, { target: changed }]));
}

function ofTheBody({ requestBody }: Operation): Record<string, Change> {
  const [schema] = Object.values(requestBody?.content ?? {});
  const { properties = {} } = schema ? contract.schema(schema) : {};
  const wrong = Object.keys(properties).flatMap((name) =>
    wrongValues.map((value) => [`${name}: ${value.slice(0, 20)}`, { body: `{"${name}":${value}}` }] as const),
  );
  return { ...bodies, ...Object.fromEntries(wrong) };
}

const wrongValues = ['null', '1.5', '"x"', '""', '[]', '[1,1]', '{}', `"${'x'.repeat(3000)}"`, '"a\\u0000b"', '-1'];

const deep = (depth: number) => `{"custom_fields":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

const bodies: Readonly<Record<string, Change>> = {
  'no body': { body: '' },
  'no body and no media type': { body: '', headers: { 'content-type': null } },
  'a blank body': { body: ' ' },
  'no media type': { body: new TextEncoder().encode('{}'), headers: { 'content-type': null } },
  'text/plain': { headers: { 'content-type': 'text/plain' } },
  'a form': { body: 'title=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'two media types': { headers: { 'content-type': 'application/json, text/plain' } },
  'a malformed media type': { headers: { 'content-type': 'json' } },
  'another charset': { headers: { 'content-type': 'application/json; charset=iso-8859-1' } },
  'a content encoding': { headers: { 'content-encoding': 'gzip' } },
  'broken JSON': { body: '{"title":' },
  'an unquoted name': { body: '{title:1}' },
  'a trailing comma': { body: '{"title":"x",}' },
  'a comment': { body: '{"title":"x"/* y */}' },
  NaN: { body: '{"title":NaN}' },
  'text that is no JSON': { body: 'not json' },
  'two values': { body: '{} {}' },
  'not UTF-8': { body: new Uint8Array([0x22, 0xff, 0x22]) },
  null: { body: 'null' },
  'an array': { body: '[1]' },
  'a string': { body: '"x"' },
  'a name twice': { body: '{"title":1,"title":"y"}' },
  'an unknown field': { body: '{"titel":"x","a/b~c":1}' },
  'a reserved field': { body: '{"__proto__":{"a":1}}' },
  'a field without a name': { body: '{"":1}' },
  'a field whose name is too long': { body: `{"${'n'.repeat(1100)}":1}` },
  'many unknown fields': { body: `{${Array.from({ length: 150 }, (_, i) => `"field_${i}":1`).join()}}` },
  'deep nesting': { body: deep(40) },
  'very deep nesting': { body: deep(5000) },
  'an unpaired surrogate': { body: '{"title":"\\ud800"}' },
  'wrong kinds of values': { body: '{"title":5,"name":[],"custom_fields":{"a":[]},"tags":{"a":1},"status":"nothing"}' },
};
