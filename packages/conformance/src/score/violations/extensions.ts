import { randomUUID } from 'node:crypto';
import { type Resource, resources } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import { type DescribedOperation, evaluatePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { HttpResponse } from '../../http-exchange.ts';
import { codeOf, parsed } from '../../json.ts';
import type { ExtensionStatement } from '../statements.ts';
import {
  type Interceptor,
  onJson,
  onRequest,
  onResponse,
  queryOf,
  type Violation,
  type ViolationContext,
  violationsBy,
  withQuery,
} from './violation.ts';

type Fields = Record<string, unknown>;

/** Lists that sort, filter or search by a field in another way than its extensions state, references that are not checked, or close a cycle, and values that are not unique. */
export function extensionViolations(statement: ExtensionStatement, { contract, uses }: ViolationContext): Violation[] {
  const { id, name, extension, schema, owner } = statement;
  const { responses, requests } = uses(owner);
  const lists = responses
    .map(({ operation }) => operation)
    .filter(({ parameters }) => parameters.some((parameter) => parameter.name === 'sort'));
  const violation: NewViolation = (what, operations, interceptor) =>
    violationsBy(id, ...new Set(operations.map((operation) => operation.id)))(what, interceptor);
  const property = schema.properties?.[name] ?? {};
  switch (extension) {
    case 'x-sortable':
      return [
        violation('not sorted', lists, () => onSort(name, () => undefined)),
        violation('sorted in reverse', lists, () => onSort(name, (sort) => (sort === name ? `-${name}` : name))),
        ...(isSortedAsText(contract.resolve(property))
          ? []
          : [violation('sorted as text', lists, () => sortingAsText(name))]),
      ];
    case 'x-filter':
      return property['x-filter'] === 'range'
        ? rangeViolations(statement, lists, violation)
        : [
            violation('not filtered', lists, () => notFiltering(name)),
            ...(contract.resolve(property).format === 'email'
              ? [violation('case matters', lists, () => distinguishingCase(name))]
              : []),
          ];
    case 'x-searchable':
      return [
        violation('not searched', lists, () => notSearching(name, schema)),
        violation('only whole words found', lists, () =>
          findingOnly(schema, (text, word) => wordsOf(text).includes(word)),
        ),
        ...(isAnyText(contract.resolve(property)) && isWritable(schema, name)
          ? [violation('accents matter', lists, () => findingOnly(schema, (text, word) => text.includes(word)))]
          : []),
      ];
    case 'x-acyclic': {
      const { collection } = resourceOf(schema);
      const updates = [...contract.operations.values()].filter(
        ({ method, path }) => method === 'patch' && path.includes(`/${collection}/`),
      );
      return [violation('cycles accepted', updates, () => notChecking(name, 'not_allowed'))];
    }
    case 'x-unique': {
      const { collection } = resourceOf(schema);
      const on = (wanted: string, end: string) =>
        [...contract.operations.values()].filter(
          ({ method, path }) => method === wanted && path.endsWith(`/${collection}${end}`),
        );
      const [create, update] = [on('post', ''), on('patch', '/{id}')];
      const [batch, restore] = [on('post', '/batch'), on('post', '/{id}/restore')];
      const scope = [property['x-unique']].flat().filter((each) => typeof each === 'string');
      const textOf = (body: Fields) => (typeof body[name] === 'string' ? body[name] : undefined);
      const isNull = (body: Fields) => (body[name] === null ? 'null' : undefined);
      return [
        ...[...create, ...update, ...batch].map((each) =>
          violation(`not checked by ${each.id}`, [each], () => acceptingTaken(name)),
        ),
        violation('another field named', [...create, ...update, ...restore], () => namingAnother(name)),
        violation('case ignored', create, () => refusing((body) => textOf(body)?.toLowerCase(), textOf)),
        ...(acceptsNull(contract.resolve(property))
          ? [violation('null compared', create, () => refusing(isNull, () => randomUUID()))]
          : []),
        ...scope.map((other) =>
          violation(`${other} ignored`, create, () => refusing(textOf, (body) => String(body[other]))),
        ),
      ];
    }
    case 'x-after':
    case 'x-not-before':
    case 'x-excludes':
    case 'x-currency-of': {
      const operations = requests.map(({ operation }) => operation);
      return [violation('not checked', operations, () => notChecking(name, ruleCodes[extension]))];
    }
    case 'x-codes': {
      const operations = requests.map(({ operation }) => operation);
      return [violation('unknown codes accepted', operations, acceptingUnknownCodes)];
    }
    case 'x-references': {
      const { kind } = resourceOf(schema);
      const targets = Object.values(contract.document.components.schemas ?? {})
        .map(resourceOf)
        .filter((target) => ['any', target.kind].includes(property['x-references'] as string));
      // No operation deletes a member.
      const deletions = [...contract.operations.values()].filter(
        ({ method, path }) => method === 'delete' && targets.some(({ collection }) => path.includes(`/${collection}/`)),
      );
      return [
        ...(requests.length > 0
          ? [
              violation(
                'not checked',
                requests.map(({ operation }) => operation),
                () => notChecking(name, 'reference_not_found'),
              ),
            ]
          : []),
        ...(kind === undefined
          ? []
          : deletions.length > 0
            ? [violation('deletion of the referenced record accepted', deletions, () => deletingReferenced(kind))]
            : [violation('names no record', lists, () => namingNoRecord(name))]),
      ];
    }
  }
}

/** The codes of the violations of rules. */
const ruleCodes = {
  'x-after': 'end_before_start',
  'x-not-before': 'end_before_start',
  'x-excludes': 'not_allowed',
  'x-currency-of': 'currency_mismatch',
} as const;

const resourceOf = (schema: SchemaObject) =>
  (schema['x-resource'] ?? {}) as { readonly kind?: string; readonly collection?: string };

function onSort(name: string, change: (sort: string) => string | undefined): Interceptor {
  return onRequest(({ request }) => {
    const sort = queryOf(request).get('sort');
    return sort?.replace(/^-/, '') === name ? withQuery(request, 'sort', change(sort)) : undefined;
  });
}

const isAnyText = ({ format, pattern }: SchemaObject) => !format && !pattern;

const isWritable = (schema: SchemaObject, name: string) =>
  Object.values<Resource>(resources).some(
    ({ kind, fields }) => kind === resourceOf(schema).kind && fields[name]?.writable,
  );

const acceptsNull = ({ type }: SchemaObject) => [type].flat().includes('null');

const isSortedAsText = ({ type, enum: values }: SchemaObject) =>
  values === undefined && [type].flat().includes('string');

/** Changes the items of a page. */
const onItems = (change: (items: readonly Fields[], query: URLSearchParams) => readonly Fields[]): Interceptor =>
  onJson(({ json }, _, { request }) => {
    if (!isObject(json) || !Array.isArray(json.data)) return false;
    const items = change(json.data, queryOf(request));
    const isSame =
      items.length === json.data.length && items.every((item, index) => item === (json.data as unknown[])[index]);
    json.data = items;
    return !isSame;
  });

const namingNoRecord = (name: string): Interceptor =>
  onItems((items) =>
    items.map((item) => (item[name] ? { ...item, [name]: Array.isArray(item[name]) ? [unknownId] : unknownId } : item)),
  );

const unknownId = Number.MAX_SAFE_INTEGER;

const sortingAsText = (name: string): Interceptor =>
  onItems((items, query) => {
    const sort = query.get('sort');
    if (sort?.replace(/^-/, '') !== name) return items;
    const texts = (item: Fields) => (item[name] === null ? '~' : String(item[name]));
    const sorted = items.toSorted((a, b) => (texts(a) < texts(b) ? -1 : texts(a) > texts(b) ? 1 : 0));
    return sort.startsWith('-') ? sorted.reverse() : sorted;
  });

const notFiltering = (name: string): Interceptor =>
  onRequest(({ request }) => (queryOf(request).has(name) ? withQuery(request, name) : undefined));

const distinguishingCase = (name: string): Interceptor =>
  onItems((items, query) => {
    const wanted = query.get(name);
    return wanted === null ? items : items.filter((item) => item[name] === wanted);
  });

type NewViolation = (
  what: string,
  operations: readonly DescribedOperation[],
  interceptor: () => Interceptor,
) => Violation;

/** A range includes its start and excludes its end. */
const rangeViolations = (
  { name }: ExtensionStatement,
  lists: readonly DescribedOperation[],
  violation: NewViolation,
) => [
  violation('start excluded', lists, () =>
    onItems((items, query) => items.filter((item) => !isSameTime(item[name], query.get(`${name}_from`)))),
  ),
  violation('end included', lists, () =>
    onRequest(({ request }) => {
      const end = queryOf(request).get(`${name}_to`);
      return end === null ? undefined : withQuery(request, `${name}_to`, afterwards(end));
    }),
  ),
];

const isSameTime = (value: unknown, text: string | null) =>
  text !== null && (String(value) === text || Date.parse(String(value)) === Date.parse(text));

/** The next value: a day, a millisecond or one later. */
function afterwards(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return String(Number(text) + 1);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const later = new Date(Date.parse(text) + (isDay ? 86_400_000 : 1));
  if (Number.isNaN(later.getTime())) return text;
  return isDay ? later.toISOString().slice(0, 10) : later.toISOString();
}

/** Leaves out what a search finds in this field only. */
const notSearching = (name: string, { properties = {} }: SchemaObject): Interceptor => {
  const others = Object.keys(properties).filter((each) => properties[each]?.['x-searchable'] && each !== name);
  return onItems((items, query) => {
    const words = query.get('q')?.toLowerCase().split(/\s+/);
    const found = (item: Fields) => {
      const text = others
        .map((each) => String(item[each] ?? ''))
        .join(' ')
        .toLowerCase();
      return words?.every((word) => text.includes(word)) ?? true;
    };
    return items.filter(found);
  });
};

/** Leaves out what a search finds by its last word in another way. */
const findingOnly = (
  { properties = {} }: SchemaObject,
  contains: (text: string, word: string) => boolean,
): Interceptor => {
  const searched = Object.keys(properties).filter((each) => properties[each]?.['x-searchable']);
  return onItems((items, query) => {
    const word = wordsOf(query.get('q') ?? '').at(-1);
    return items.filter(
      (item) => !word || searched.some((name) => contains(String(item[name] ?? '').toLowerCase(), word)),
    );
  });
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Accepts references that violate a rule: stores none. @param rule the code of its violations */
const notChecking = (name: string, rule: string): Interceptor =>
  onResponse((response, { request }, forward) => {
    const { errors = [] } = Object(parsed(response.body)) as { errors?: readonly { code: string; pointer: string }[] };
    const isMissing = errors.some(({ code, pointer }) => code === rule && pointer.split('/').includes(name));
    const body = parsed(request.body);
    return isMissing && isObject(body) ? forward({ ...request, body: JSON.stringify(without(name, body)) }) : undefined;
  });

/** Accepts values of a unique field that another record has: stores none. */
const acceptingTaken = (name: string): Interceptor =>
  onResponse((response, { request }, forward) => {
    const body = parsed(request.body);
    return isTaken(response, name) && isObject(body)
      ? forward({ ...request, body: JSON.stringify(without(name, body)) })
      : undefined;
  });

const namingAnother = (name: string): Interceptor =>
  onResponse((response) =>
    isTaken(response, name)
      ? { ...response, body: response.body.replaceAll(`"/${name}"`, '"/external_id"') }
      : undefined,
  );

const isTaken = ({ body }: HttpResponse, name: string) => body.includes('"value_taken"') && body.includes(`"/${name}"`);

/** Rejects a body that is the same in one respect as an earlier one, and differs in another. */
function refusing(same: TextOf, different: TextOf): Interceptor {
  const seen = new Map<string, string | undefined>();
  return onResponse((response, { request }) => {
    const body = parsed(request.body);
    const key = isObject(body) && response.status < 300 ? same(body) : undefined;
    if (key === undefined) return undefined;
    const value = different(body as Fields);
    const isRefused = seen.has(key) && seen.get(key) !== value;
    seen.set(key, value);
    return isRefused ? { ...response, status: 409 } : undefined;
  });
}

type TextOf = (body: Fields) => string | undefined;

/** Accepts currencies that ISO 4217 does not have: stores another one. */
const acceptingUnknownCodes = (): Interceptor =>
  onResponse((response, { request }, forward) => {
    const { errors = [] } = Object(parsed(response.body)) as { errors?: readonly { code: string; pointer: string }[] };
    const rejected = errors
      .filter(({ code, pointer }) => code === 'invalid_format' && pointer.endsWith('/currency'))
      .map(({ pointer }) => JSON.stringify(evaluatePointer(parsed(request.body), pointer)));
    if (request.body === undefined || rejected.length === 0) return undefined;
    const body = rejected.reduce((text, code) => text.replaceAll(code, '"EUR"'), request.body);
    return forward({ ...request, body });
  });

/** Returns a value without the fields of a name. */
function without(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => without(name, item));
  if (!isObject(value)) return value;
  const others = Object.entries(value).filter(([each]) => each !== name);
  return Object.fromEntries(others.map(([each, part]) => [each, without(name, part)]));
}

/** Reports the deletion of a record to which one of a kind refers. */
const deletingReferenced = (kind: string): Interceptor =>
  onResponse((response) => {
    const { referenced_by = [] } = Object(parsed(response.body)) as { referenced_by?: readonly { kind: string }[] };
    const isIt = codeOf(response) === 'record_referenced' && referenced_by.some((each) => each.kind === kind);
    return isIt ? { ...response, status: 204, headers: new Map(), body: '' } : undefined;
  });
