import type { DescribedOperation, ParameterObject, SchemaObject } from '@worklane/contract/openapi-reader';
import type { HttpRequest } from '../http-exchange.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a request says, before it is encoded. */
export interface RequestValues {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
  readonly cookie: Values;
  readonly body?: RequestBody;
}

/** Where a parameter is; the contract has none in cookies. */
type Place = keyof Omit<RequestValues, 'body'>;

export interface RequestBody {
  readonly mediaType: string;
  readonly value: unknown;
}

/** Returns the HTTP request of an operation (https://spec.openapis.org/oas/v3.1.1#style-values). */
export function encodeRequest(
  { method, path, parameters }: DescribedOperation,
  { body, ...values }: RequestValues,
): HttpRequest {
  const given = (place: Place) =>
    parameters.filter((each) => (each.in as Place) === place && values[place][each.name] !== undefined);
  const pairs = (place: Place) => given(place).flatMap((each) => encodedPairs(each, values[place][each.name]));
  const query = pairs('query').map((pair) => pair.map(encodeURIComponent).join('='));
  const filled = given('path').reduce(
    (filling, { name }) => filling.replaceAll(`{${name}}`, encodeURIComponent(encodedText(values.path[name]))),
    path,
  );
  const cookies = pairs('cookie').map((pair) => pair.join('='));
  return {
    method: method.toUpperCase(),
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: {
      accept: '*/*',
      ...Object.fromEntries(given('header').map(({ name }) => [name.toLowerCase(), encodedText(values.header[name])])),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(body && { 'content-type': isMultipart(body) ? `${body.mediaType}; boundary=${boundary}` : body.mediaType }),
    },
    ...(body && { body: encodedBody(body) }),
  };
}

/** The schema of a parameter, which may be that of its only media type. */
export const schemaOf = ({ schema, content = {} }: ParameterObject): SchemaObject =>
  schema ?? Object.values(content)[0]?.schema ?? {};

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function encodedPairs(parameter: ParameterObject, value: unknown): (readonly [string, string])[] {
  const { name, style = 'form', explode = style === 'form', content } = parameter;
  if (content) return [[name, JSON.stringify(value)]];
  if (typeof value !== 'object' || value === null) return [[name, encodedText(value)]];
  if (style === 'deepObject') {
    return Object.entries(value).map(([key, part]) => [`${name}[${key}]`, encodedText(part)]);
  }
  if (!explode) return [[name, encodedText(value, separators[style])]];
  return Object.entries(value).map(([key, part]) => [Array.isArray(value) ? name : key, encodedText(part)]);
}

/** Returns a value in the style `simple`, which lists items and properties. */
export function encodedText(value: unknown, separator = ','): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value) ? value : Object.entries(value).flat();
  return parts.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join(separator);
}

export function encodedBody(body: RequestBody): string {
  const { mediaType, value } = body;
  if (isForm(mediaType)) return new URLSearchParams(formFields(value)).toString();
  if (!isMultipart(body)) return typeof value === 'string' && !isJson(mediaType) ? value : JSON.stringify(value);
  const parts = formFields(value).map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

export const isJson = (mediaType: string): boolean => /[/+]json/i.test(mediaType);
export const isForm = (mediaType: string): boolean => mediaType === 'application/x-www-form-urlencoded';
/** Whether a server can find in the body what the schema is about. */
export const isReadable = (mediaType: string): boolean => isJson(mediaType) || isForm(mediaType);
const isMultipart = ({ mediaType }: RequestBody) => mediaType === 'multipart/form-data';

/** No value contains it. */
const boundary = 'worklane-conformance-boundary';

/** Returns the fields of a form: a list is a field for each item, and an object is JSON. */
export const formFields = (value: unknown): [name: string, text: string][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([name, part]) =>
    [part]
      .flat()
      .map((item): [string, string] => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  );
