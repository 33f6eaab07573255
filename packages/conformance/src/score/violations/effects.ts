import { type ProblemCode, type Resource, resources } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import { uniqueFieldsOf } from '@worklane/model';
import { typesOf } from '../../document/effective-schema.ts';
import type { HttpRequest, HttpResponse } from '../../http-exchange.ts';
import { codeOf, parsed } from '../../json.ts';
import { declaresVersions } from '../schemas.ts';
import type { ConventionStatement } from '../statements.ts';
import { exampleResponse } from './responses.ts';
import {
  type Interceptor,
  isJson,
  onRequest,
  onResponse,
  requestHeader,
  type Violation,
  type ViolationContext,
  violationsBy,
  withJson,
  withRequestHeader,
} from './violation.ts';

/** Only a body that differs between versions shows it, or the deliveries of a webhook. */
const inBodies = 'accepted, but ignored';

type Interceptors = Readonly<
  Record<string, (statement: ConventionStatement, context: ViolationContext) => Interceptor>
>;

/** Only a creation can have had an effect that is gone. */
const afterDeletion = 'accepted after a deletion';

/** An update or a deletion that is repeated has no further effect. */
const again = 'performed again';

/** The mistakes that break each rule, by name. */
const mistakes: Readonly<Record<string, Interceptors>> = {
  'If-Match': {
    'outdated version accepted': () =>
      retrying('version_mismatch', (request) => withRequestHeader(request, 'if-match')),
    'current version refused': ({ operation }, { contract }) =>
      onResponse(({ status }, { request }) =>
        requestHeader(request, 'if-match') !== undefined && status < 300
          ? exampleResponse(contract, operation, 412, request)
          : undefined,
      ),
  },
  'Idempotency-Key': {
    [again]: () => performingAgain(),
    'accepted for another request': () => retrying('idempotency_key_reused', withoutKey),
    [afterDeletion]: () => retrying('created_record_deleted', withoutKey),
  },
  version: {
    ignored: (_, { contract }) =>
      onRequest(({ request }) => {
        const { header = '' } = contract.document['x-versions'] ?? {};
        return requestHeader(request, header) === undefined ? undefined : withRequestHeader(request, header);
      }),
    [inBodies]: (_, { contract }) => ignoringKnownVersion(contract),
  },
  creation: {
    'not performed': () =>
      onResponse(async ({ status, headers }, { request }, forward) => {
        const created = status === 201 ? headers.get('location') : undefined;
        if (created) await forward({ method: 'DELETE', path: pathOf(created), headers: authorization(request) });
        return undefined;
      }),
    'performed twice': () => performingTwice(withoutUniqueFields),
  },
  update: {
    'not performed': () => readingBefore(),
    'performed on another record': () => onAnother(),
    'updated_at kept': () => keeping('updated_at', 'created_at'),
    'updated_by kept': () => keeping('updated_by', 'created_by'),
  },
  'merge patch': {
    'null ignored': () => onPatch((patch) => withoutNull(patch)),
    'omitted fields cleared': (_, context) => clearingOmitted(context),
    'objects replaced':
      () =>
      async ({ request }, forward) => {
        const patch = parsed(request.body);
        const objects = isObject(patch) ? Object.entries(patch).filter(([, value]) => isObject(value)) : [];
        if (objects.length === 0) return forward(request);
        const body = JSON.stringify(Object.fromEntries(objects.map(([name]) => [name, null])));
        await forward({ ...withoutKey(withRequestHeader(request, 'if-match')), body });
        return forward(withRequestHeader(request, 'if-match'));
      },
  },
  deletion: { 'not performed': () => readingBefore(), 'performed on another record': () => onAnother() },
  action: {
    'not performed':
      ({ operation }, { contract }) =>
      async ({ request }) =>
        exampleResponse(contract, operation, Number(Object.keys(operation.responses)[0]), request),
    'performed twice': () => performingTwice((request) => request),
  },
};

/** The problems with which a server enforces each rule of access. */
const accessCodes: Readonly<Record<string, ProblemCode>> = {
  ...{ 'missing token': 'token_missing', 'unknown token': 'token_invalid', 'expired token': 'token_expired' },
  ...{ 'revoked token': 'token_revoked', scopes: 'insufficient_scope', organization: 'wrong_organization' },
};

/** Requests that are performed although their token does not allow it. */
export const accessViolations = ({ id, rule, operation }: ConventionStatement): Violation[] => [
  violationsBy(id, operation.id)('not enforced', (token) =>
    retrying(accessCodes[rule] ?? '', (request) => withRequestHeader(request, 'authorization', `Bearer ${token}`)),
  ),
];

/** Writes that are not performed as the conventions state. */
export function effectViolations(statement: ConventionStatement, context: ViolationContext): Violation[] {
  const { id, rule, operation } = statement;
  const isOfCreation = '201' in operation.responses;
  const isRepeatable = operation.method === 'post';
  const applicable = Object.entries(mistakes[rule] ?? {}).filter(
    ([name]) =>
      (isOfCreation || name !== afterDeletion) &&
      (isRepeatable || name !== again) &&
      (name !== inBodies || hasVersions(operation, context)),
  );
  return applicable.map(([name, interceptor]) => ({
    id: `${id}: ${name}`,
    statement: id,
    operation: operation.id,
    operations: name === 'not performed' ? [operation.id, ...readsOf(operation, context)] : [operation.id],
    interceptor: () => interceptor(statement, context),
  }));
}

/** Whether the bodies of an operation differ between versions, or those of the deliveries of the webhook that it writes. */
function hasVersions(described: DescribedOperation, { contract }: ViolationContext) {
  const { path, method, operation, parameters, requestBody, responses } = described;
  if ([operation, ...parameters].some((each) => each['x-since'] ?? each['x-removed'])) return true;
  const writesWebhook =
    /\/webhooks(?:\/\{webhook_id\})?$/.test(path) && requestBody !== undefined && method !== 'patch';
  const namesEvents = writesWebhook || path.endsWith('/webhook-events');
  if (namesEvents && [...contract.webhooks.values()].some((each) => each.operation['x-since'])) return true;
  const bodies = [requestBody, ...Object.values(responses), ...(writesWebhook ? messagesOf(contract) : [])];
  return bodies.some((each) =>
    Object.values(each?.content ?? {}).some(({ schema }) => schema && declaresVersions(contract, schema)),
  );
}

const messagesOf = ({ webhooks }: OpenapiReader) => [...webhooks.values()].map(({ requestBody }) => requestBody);

/** Forgets the earlier version of a request, and responds with its headers as if it were respected. */
function ignoringKnownVersion({ document }: OpenapiReader): Interceptor {
  const { header = '', dates = [] } = document['x-versions'] ?? {};
  return async ({ request }, forward) => {
    const index = dates.slice(0, -1).findIndex(({ date }) => date === requestHeader(request, header));
    const [version, next] = [dates[index], dates[index + 1]];
    if (!version || !next) return forward(request);
    const response = await forward(withRequestHeader(request, header));
    const sunset = version['x-sunset'];
    const headers = new Map([...response.headers, ['deprecation', `@${Date.parse(next.date) / 1000}`]]);
    if (sunset !== undefined) headers.set('sunset', new Date(sunset).toUTCString());
    return { ...response, headers };
  };
}

/** Returns the operation that reads what another one writes. */
const readsOf = ({ path, method }: DescribedOperation, { contract }: ViolationContext) =>
  [...contract.operations.values()]
    .filter((each) => each.path === path && each.method === 'get' && method !== 'post')
    .map((each) => each.id);

const pathOf = (url: string) => (url.startsWith('/') ? url : new URL(url).pathname).split('?', 1)[0] as string;

const authorization = (request: HttpRequest) => ({
  accept: 'application/json',
  authorization: requestHeader(request, 'authorization') ?? '',
});

const withoutKey = (request: HttpRequest) => withRequestHeader(request, 'idempotency-key');

const withoutUniqueFields = (request: HttpRequest): HttpRequest => {
  const body = parsed(request.body);
  if (!isObject(body)) return request;
  const resource = Object.values<Resource>(resources).find(({ collection }) =>
    request.path.split(/[/?]/).includes(collection),
  );
  const unique = ['external_id', ...(resource ? uniqueFieldsOf(resource).map(({ names: [name] }) => name) : [])];
  const others = Object.entries(body).filter(([name]) => !unique.includes(name));
  return { ...request, body: JSON.stringify(Object.fromEntries(others)) };
};

/** Sends a request again that got a problem, without what caused it. */
const retrying = (code: string, change: (request: HttpRequest) => HttpRequest): Interceptor =>
  onResponse((response, { request }, forward) => (codeOf(response) === code ? forward(change(request)) : undefined));

const performingTwice = (change: (request: HttpRequest) => HttpRequest): Interceptor =>
  onResponse(async ({ status }, { request }, forward) => {
    if (status < 300) await forward(withoutKey(withRequestHeader(change(request), 'if-match')));
    return undefined;
  });

/** Repeats the effect of a request with a known key, and returns the first response. */
function performingAgain(): Interceptor {
  const known = new Set<string>();
  return onResponse(async ({ status }, { request }, forward) => {
    const key = requestHeader(request, 'idempotency-key');
    if (key === undefined || status >= 300) return undefined;
    if (known.has(key)) await forward(withoutKey(withoutUniqueFields(request)));
    known.add(key);
    return undefined;
  });
}

/** Returns a record whose field still has the value of its creation. */
const keeping = (name: string, first: string): Interceptor =>
  onResponse((response) => {
    const record = response.status === 200 ? parsed(response.body) : undefined;
    return isObject(record) && name in record ? withJson(response, { ...record, [name]: record[first] }) : undefined;
  });

/** Returns the state before the last write to each read. */
function readingBefore(): Interceptor {
  const before = new Map<string, HttpResponse>();
  return async ({ request }, forward) => {
    const path = pathOf(request.path);
    if (request.method === 'GET') return before.get(path) ?? forward(request);
    const current = await forward({ method: 'GET', path, headers: authorization(request) });
    const response = await forward(request);
    if (response.status < 300) before.set(path, current);
    return response;
  };
}

/** Sends a request to the record of an earlier one. */
function onAnother(): Interceptor {
  const seen: string[] = [];
  return async ({ request }, forward) => {
    const other = seen.find((path) => path !== request.path);
    seen.push(request.path);
    if (other === undefined) return forward(request);
    const response = await forward({ ...withoutKey(withRequestHeader(request, 'if-match')), path: other });
    const record = parsed(response.body);
    const id = Number(request.path.split('/').at(-1));
    return isJson(response) && isObject(record) && 'id' in record ? withJson(response, { ...record, id }) : response;
  };
}

type Fields = Record<string, unknown>;

const onPatch = (change: (patch: Fields) => Fields): Interceptor =>
  onRequest(({ request }) => {
    const patch = parsed(request.body);
    const changed = isObject(patch) ? change(patch) : undefined;
    return changed === undefined || changed === patch ? undefined : { ...request, body: JSON.stringify(changed) };
  });

function withoutNull(patch: Fields): Fields {
  const others = Object.entries(patch).filter(([, value]) => value !== null);
  return others.length === Object.keys(patch).length ? patch : Object.fromEntries(others);
}

/** Clears a field that an update omits. */
function clearingOmitted({ contract }: ViolationContext): Interceptor {
  return async ({ operation, request }, forward) => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const { properties = {} } = contract.resolve(media?.schema ?? {});
    const current = await forward({ method: 'GET', path: pathOf(request.path), headers: authorization(request) });
    const [record, patch] = [parsed(current.body), parsed(request.body)];
    if (!isObject(record) || !isObject(patch)) return forward(request);
    const isNullable = (name: string) => typesOf(contract.resolve(properties[name] ?? {})).includes('null');
    const name = Object.keys(properties).find((each) => !(each in patch) && record[each] !== null && isNullable(each));
    return forward(name === undefined ? request : { ...request, body: JSON.stringify({ ...patch, [name]: null }) });
  };
}
