import type { MediaTypeObject, OpenapiReader, ResponseObject } from '@worklane/contract/openapi-reader';
import type { HttpResponse } from '../http-exchange.ts';
import { parsed } from '../json.ts';
import type { DocumentSchemas } from './document-schemas.ts';

export interface ResponseJudgeOptions {
  /** Whether undeclared headers and parameters of JSON, which has none (RFC 8259, section 11), are violations. */
  readonly isStrict?: boolean;
}

export interface ResponseContext {
  /** Whether the path is none of the document, so that the response lacks the headers that the operation requires. */
  readonly isUnrouted?: boolean;
}

/** Returns how a response differs from what the document declares for the operation, in sentences. */
export type ResponseJudge = (
  operation: { readonly id: string },
  response: HttpResponse,
  context?: ResponseContext,
) => string[];

/** Returns a function that compares responses with a document. */
export function responseJudge(
  api: OpenapiReader,
  schemas: DocumentSchemas,
  { isStrict = false }: ResponseJudgeOptions = {},
): ResponseJudge {
  // Prism reports violations in a header.
  const undeclared = new Set(['sl-violations', ...(api.document['x-protocol-headers'] ?? [])].map(lowerCase));

  return ({ id }, response, { isUnrouted = false } = {}) => {
    const documented = declaredResponse(api.operation(id).responses, response.status);
    if (!documented) return [`${id} documents no ${response.status}`];
    return [...headerViolations(documented, response, isUnrouted), ...bodyViolations(documented, response)];
  };

  function headerViolations({ headers = {} }: ResponseObject, response: HttpResponse, isUnrouted: boolean): string[] {
    const documented = new Map(Object.entries(headers).map(([name, each]) => [lowerCase(name), api.resolve(each)]));
    const violations = [...response.headers.keys()]
      .filter((name) => isStrict && !documented.has(name) && !undeclared.has(name))
      .map((name) => `has the header ${name}, which is not documented`);
    for (const [name, { required, schema }] of documented) {
      const value = response.headers.get(name);
      // Content-Type is declared by the media types (OpenAPI 3.1.1, section 4.8.17).
      if (name === 'content-type') continue;
      if (value === undefined && required && !isUnrouted) violations.push(`lacks the header ${name}`);
      if (value === undefined || !schema) continue;
      const isList = [api.resolve(schema).type].flat().includes('array');
      const given = isList ? value.split(',').map((item) => item.trim()) : value;
      for (const { message } of schemas.violations(schema, given, { isText: true })) {
        violations.push(`has the header ${name}: ${value}, which ${message}`);
      }
    }
    return violations;
  }

  function bodyViolations({ content = {} }: ResponseObject, { headers, body }: HttpResponse): string[] {
    const mediaTypes = Object.keys(content);
    const contentType = headers.get('content-type');
    if (mediaTypes.length === 0) return body === '' ? [] : ['has a body where none is documented'];
    if (contentType === undefined) return [`has no content-type; documented: ${mediaTypes.join(', ')}`];
    const isJson = /^[^;]*[/+]json/i.test(contentType);
    const mediaType = isJson && isStrict ? contentType : (contentType.split(';')[0] ?? '').trim().toLowerCase();
    const documented = matching(content, mediaType);
    if (!documented) return [`is ${mediaType}; documented: ${mediaTypes.join(', ')}`];
    if (!documented.schema || !isJson) return [];
    const value = parsed(body);
    if (value === undefined) return ['is not JSON'];
    const violations = schemas.violations(documented.schema, value);
    return violations.map(({ instancePath, message }) => `has a body where ${instancePath || '/'} ${message}`);
  }
}

const lowerCase = (name: string) => name.toLowerCase();

type Responses = Readonly<Record<string, ResponseObject>>;

/** Returns under which key a response is declared: its status, its class such as 4XX, or the default. */
const declaredKey = (responses: Responses, status: number): string | undefined =>
  [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((key) => key in responses);

/** Returns what is declared for a status. */
export const declaredResponse = (responses: Responses, status: number): ResponseObject | undefined =>
  responses[declaredKey(responses, status) ?? ''];

/** Returns the status of a key, or one status of its class or of the default. */
export const statusOf = (responses: Responses, key: string): number =>
  [Number(key) || 500, ...statuses].find((status) => declaredKey(responses, status) === key) ?? 0;

/** Those of errors of the server first, of which the default usually is one. */
const statuses = [5, 4, 3, 2, 1].flatMap((digit) => Array.from({ length: 100 }, (_, index) => 100 * digit + index));

/** Returns one status for all of the same declaration; the status itself where there is none. */
export function declaredStatus(responses: Responses, status: number): number {
  const key = declaredKey(responses, status);
  return key === undefined ? status : statusOf(responses, key);
}

/** Returns what is declared for a media type; exact names precede ranges. */
function matching(content: Readonly<Record<string, MediaTypeObject>>, mediaType: string): MediaTypeObject | undefined {
  const declared = new Map(Object.entries(content).map(([name, each]) => [lowerCase(name), each]));
  const withoutParameters = new Map([...declared].map(([name, each]) => [name.split(';')[0]?.trim(), each]));
  const ranges = [mediaType, `${mediaType.split('/')[0]}/*`, '*/*'];
  return ranges.map((range) => declared.get(range) ?? withoutParameters.get(range)).find((each) => each !== undefined);
}
