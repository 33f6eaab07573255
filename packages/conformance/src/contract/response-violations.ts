import type { Operation } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { HttpResponse } from '../http-exchange.ts';
import { documentedHeaders, protocolHeaders } from './document.ts';

/** Returns how a response differs from the contract, in sentences. */
export function responseViolations(
  operation: Operation,
  response: HttpResponse,
  { isUnrouted = false } = {},
): string[] {
  const documented = operation.responses[response.status];
  if (!documented) return [`${operation.id} documents no ${response.status}`];
  return [...headerViolations(operation, response, isUnrouted), ...bodyViolations(documented.content, response)];
}

function bodyViolations(content: Readonly<Record<string, string | null>>, { headers, body }: HttpResponse): string[] {
  const mediaTypes = Object.keys(content);
  const contentType = headers.get('content-type');
  if (mediaTypes.length === 0) return body === '' ? [] : ['has a body where none is documented'];
  if (contentType === undefined) return [`has no content-type; documented: ${mediaTypes.join(', ')}`];
  const mediaType = mediaTypeOf(contentType);
  if (!mediaTypes.includes(mediaType)) return [`is ${mediaType}; documented: ${mediaTypes.join(', ')}`];
  const schema = content[mediaType];
  if (schema === null || schema === undefined) return [];
  const value = parsed(body);
  return value === undefined ? ['is not JSON'] : schemaViolations(schema, value.json);
}

/** Returns a media type without its parameters, which JSON does not have (RFC 8259, section 11). */
const mediaTypeOf = (contentType: string): string =>
  /^[^;]*json/i.test(contentType) ? contentType : (contentType.split(';')[0] ?? '').trim().toLowerCase();

export function schemaViolations(schema: string, value: unknown): string[] {
  const validator = validators[schema as keyof typeof validators];
  if (validator(value)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message, params }) => `${schema}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Returns undefined for text that is not JSON. */
function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Headers that operations do not declare: those of protocols, and that in which Prism reports violations. */
const undeclaredHeaders = new Set([...protocolHeaders(), 'sl-violations']);

const ajv = new Ajv2020({ coerceTypes: true, strict: false });
formats.default(ajv);
ajv.addFormat('double-int', true);

/** Returns how the headers of a response differ from those that the contract documents. */
function headerViolations(operation: Operation, { status, headers }: HttpResponse, isUnrouted: boolean): string[] {
  const documented = documentedHeaders(operation, status);
  const violations = [...headers.keys()]
    .filter((name) => !documented.has(name) && !undeclaredHeaders.has(name))
    .map((name) => `has the header ${name}, which is not documented`);
  for (const [name, { required, schema }] of documented) {
    const value = headers.get(name);
    if (value === undefined && required && !isUnrouted) violations.push(`lacks the header ${name}`);
    if (value !== undefined && !ajv.validate(schema, value)) {
      violations.push(`has the header ${name}: ${value}, which ${ajv.errorsText(ajv.errors, { dataVar: '' }).trim()}`);
    }
  }
  return violations;
}
