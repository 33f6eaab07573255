import type { Operation } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import type { HttpResponse } from '../http-exchange.ts';
import { headerViolations } from './header-faults.ts';

/** Where an answer is not what the contract documents, in sentences; none when it is. */
export function responseViolations(operation: Operation, response: HttpResponse): string[] {
  const documented = operation.responses[response.status];
  if (!documented) return [`${operation.id} documents no answer ${response.status}`];
  return [...headerViolations(operation, response), ...bodyViolations(documented.content, response)];
}

function bodyViolations(content: Readonly<Record<string, string | null>>, { headers, body }: HttpResponse): string[] {
  const mediaTypes = Object.keys(content);
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaTypes.length === 0) return body === '' ? [] : ['has a body where none is documented'];
  if (mediaType === undefined) return [`has no content-type; documented: ${mediaTypes.join(', ')}`];
  if (!mediaTypes.includes(mediaType)) return [`is ${mediaType}; documented: ${mediaTypes.join(', ')}`];
  const schema = content[mediaType];
  if (schema === null || schema === undefined) return [];
  const value = parsed(body);
  return value === undefined ? ['is not JSON'] : schemaViolations(schema, value.json);
}

export function schemaViolations(schema: string, value: unknown): string[] {
  const validator = validators[schema as keyof typeof validators];
  if (validator(value)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message, params }) => `${schema}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Undefined when it is no JSON. */
function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
