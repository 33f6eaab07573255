import type { Operation } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import type { Answer } from '../http-exchange.ts';
import { headerFaults } from './header-faults.ts';

/** Where an answer is not what the contract documents, in sentences; none when it is. */
export function answerFaults(operation: Operation, answer: Answer): string[] {
  const documented = operation.responses[answer.status];
  if (!documented) return [`${operation.id} documents no answer ${answer.status}`];
  return [...headerFaults(operation, answer), ...bodyFaults(documented.content, answer)];
}

function bodyFaults(content: Readonly<Record<string, string | null>>, { headers, body }: Answer): string[] {
  const mediaTypes = Object.keys(content);
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaTypes.length === 0) return body === '' ? [] : ['has a body where none is documented'];
  if (mediaType === undefined) return [`has no content-type; documented: ${mediaTypes.join(', ')}`];
  if (!mediaTypes.includes(mediaType)) return [`is ${mediaType}; documented: ${mediaTypes.join(', ')}`];
  const schema = content[mediaType];
  if (schema === null || schema === undefined) return [];
  const value = parsed(body);
  return value === undefined ? ['is not JSON'] : schemaFaults(schema, value.json);
}

export function schemaFaults(schema: string, value: unknown): string[] {
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
