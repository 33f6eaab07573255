import { type Resource, resources } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract, isDriftTested, type RawRequest } from './requests.ts';

const api = '/api/v1/1042';
const json = { 'content-type': 'application/json' };

type Headers = Readonly<Record<string, string>>;

/** Returns requests whose responses depend on earlier ones: conditions, cursors, idempotency keys. */
export const sequences = (): RawRequest[] => [
  ...Object.values<Resource>(resources).filter(isDriftTested).flatMap(ofRecords),
  ...ofWebhooks,
  ...ofEvents,
];

function ofRecords({ collection, schemas }: Resource): RawRequest[] {
  const { required = [], properties = {} } = schemas.create ? contract.schema(schemas.create) : {};
  const [name = ''] = required;
  const isSimple = required.length === 1 && contract.resolve<SchemaObject>(properties[name] ?? {}).type === 'string';
  if (!isSimple) return [];
  const list = `${api}/${collection}`;
  const one = `${list}/$id`;
  const of = (title: string, method: string, target: string, headers: Headers = {}, body?: object): RawRequest => ({
    name: `${collection}: ${title}`,
    method,
    target,
    headers: { ...(body && json), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const create = (headers?: Headers, body?: object) => of('create', 'POST', list, headers, body ?? { [name]: 'x' });
  const after = (before: readonly RawRequest[], request: RawRequest) => ({ ...request, after: before });
  const keyed = (title: string) => ({ 'idempotency-key': `${collection}-${title}` });
  const read = (tags: string, method = 'GET') =>
    after([create()], of(`${method} If-None-Match: ${tags}`, method, one, { 'if-none-match': tags }));
  const change = (tags: string) =>
    after([create()], of(`PATCH If-Match: ${tags}`, 'PATCH', one, { 'if-match': tags }, { [name]: 'y' }));
  const remove = (tags: string) =>
    after([create()], of(`DELETE If-Match: ${tags}`, 'DELETE', one, { 'if-match': tags }));
  const page = [create(), create(), of('page', 'GET', `${list}?limit=1`)];
  const patch = (key: string, value: string) => of('PATCH', 'PATCH', one, keyed(key), { [name]: value });
  return [
    ...['"1"', 'W/"1"', '*', '"2"', '"2", "1"', '"1", W/"3"', '1', ' '].flatMap((tags) => [
      ...[read(tags), read(tags, 'HEAD'), change(tags), remove(tags)],
    ]),
    after([create()], of('If-None-Match and If-Match', 'GET', one, { 'if-none-match': '"1"', 'if-match': '"9"' })),
    ...['', '&sort=id', '&sort=created_at', '&limit=2', '&updated_since=2026-01-01T00:00:00Z', 'x', '&cursor=y'].map(
      (query) => after(page, of(`the next page with ${query}`, 'GET', `${list}?cursor=$next_cursor${query}`)),
    ),
    after(page, of('a cursor of another list', 'GET', `${api}/members?cursor=$next_cursor`)),
    ...[[], {}, 1, null, ['a', 'b', 1], ['a', null, 'x']].map((value) => {
      const cursor = Buffer.from(JSON.stringify(value)).toString('base64url');
      return of(`the cursor ${JSON.stringify(value)}`, 'GET', `${list}?cursor=${cursor}`);
    }),
    after([create(keyed('a'))], create(keyed('a'))),
    after([create(keyed('b'))], create(keyed('b'), { [name]: 'y' })),
    after([create(keyed('c')), of('delete', 'DELETE', one)], create(keyed('c'))),
    after([create({}), patch('d', 'y')], patch('d', 'y')),
    after([create({}), patch('e', 'y')], patch('e', 'z')),
    after([create({}), patch('f', 'y'), of('delete', 'DELETE', one)], patch('f', 'y')),
    after([create(), of('delete', 'DELETE', one, keyed('g'))], of('delete again', 'DELETE', one, keyed('g'))),
    after([create(), of('delete', 'DELETE', one)], of('delete again', 'DELETE', one)),
    after([create(), of('delete', 'DELETE', one)], of('read a deleted record', 'GET', one)),
    after([create({}, { [name]: 'x', external_id: 'h' })], create({}, { [name]: 'x', external_id: 'h' })),
    after([create()], of('a patch of nothing', 'PATCH', one, {}, {})),
    after([create()], of('a patch of a required field', 'PATCH', one, {}, { [name]: null })),
    after(
      [create({}, { [name]: 'x', custom_fields: Object.fromEntries([...Array(50).keys()].map((i) => [`f${i}`, i])) })],
      of('a patch with a field too many', 'PATCH', one, {}, { custom_fields: { more: 1 } }),
    ),
  ];
}

const webhook = { url: 'https://hooks.example.com/', events: ['task.created'], org_id: 1042 };

const createWebhook: RawRequest = {
  ...{ name: 'createWebhook', method: 'POST', target: '/api/webhooks' },
  ...{ headers: json, body: JSON.stringify(webhook) },
};

const ofWebhooks: readonly RawRequest[] = (
  [
    ['GET', ''],
    ['PUT', '', { ...webhook, org_id: 1043 }],
    ['PUT', '', { ...webhook, url: 'https://other.example.com/', id: 999_999_999 }],
    ['PUT', '', { ...webhook, created_at: '2020-01-01T00:00:00Z' }],
    ['PUT', '', { ...webhook, status: 'disabled' }],
    ['DELETE', ''],
    ['POST', '/rotate-secret'],
    ['POST', '/test', { event_type: 'task.created', data: { id: 1 } }],
    ['POST', '/test', { event_type: 'task.created', data: {}, previous: { title: 1 } }],
    ['POST', '/recover', { since: '2020-01-01T00:00:00Z' }],
    ['POST', '/recover', { since: '2016-12-31T23:59:60Z' }],
    ['POST', '/logs/999999999/redeliver'],
    ['GET', '/logs?cursor=garbage'],
    ['GET', '/logs?created_at_from=2016-12-31T23:59:60Z'],
  ] as const
).flatMap(([method, path, body], index) => {
  const requestWith = (key: string): RawRequest => ({
    ...{ name: `webhook: ${method} ${path} ${JSON.stringify(body)}`, method, target: `/api/webhooks/$id${path}` },
    headers: { ...(body && json), ...(method !== 'GET' && { 'idempotency-key': `webhook-${index}-${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const [request, repeated, late] = [requestWith('once'), requestWith('twice'), requestWith('late')];
  const remove: RawRequest = { name: 'delete', method: 'DELETE', target: '/api/webhooks/$id', headers: {} };
  return [
    { ...request, after: [createWebhook] },
    { ...repeated, name: `${request.name} twice`, after: [createWebhook, repeated] },
    { ...late, name: `${request.name} after its deletion`, after: [createWebhook, late, remove] },
  ];
});

const page: RawRequest = { name: 'page', method: 'GET', target: '/api/events?limit=1', headers: {} };

const ofEvents: readonly RawRequest[] = ['', '&types=task.created', '&since=2026-01-01T00:00:00Z', 'x', '&limit=0'].map(
  (query) => ({ ...page, name: `events: ${query}`, target: `/api/events?cursor=$next_cursor${query}`, after: [page] }),
);
