import type { ConsoleOperation, ConsoleResponse, JsonSchema } from './console-operation.ts';
import { isJson, mediaTypeOf } from './media-type.ts';
import { type Violation, violationsOf } from './validation.ts';

export interface ReceivedResponse {
  readonly status: number;
  /** Milliseconds until the whole body was received, or its head if the body is a stream. */
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined for a stream. */
  readonly text: string | undefined;
}

/** A difference between a response and the contract. */
export interface ResponseViolation extends Violation {
  readonly part: 'Status' | 'Header' | 'Body';
}

/** Returns how a response violates the contract: its status, its headers, and the schema of its body. */
export function responseViolations(operation: ConsoleOperation, received: ReceivedResponse): ResponseViolation[] {
  const documented = operation.responses[received.status];
  if (!documented) {
    const statuses = Object.keys(operation.responses).join(', ');
    return [
      { part: 'Status', pointer: '', message: `Undocumented status ${received.status}. Documented: ${statuses}.` },
    ];
  }
  return [...headerViolations(operation, documented, received), ...bodyViolations(operation, documented, received)];
}

function headerViolations(
  operation: ConsoleOperation,
  documented: ConsoleResponse,
  received: ReceivedResponse,
): ResponseViolation[] {
  const values = new Map(received.headers.map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(documented.headers)
    .filter(([name]) => name !== 'Set-Cookie') // Not accessible to scripts.
    .flatMap(([name, { required, schema }]) => {
      const value = values.get(name.toLowerCase());
      if (value === undefined) return required ? [{ pointer: '', message: `The header ${name} is missing.` }] : [];
      const violations = violationsOf(headerValue(value, schema), schema, operation);
      return violations.map(({ message }) => ({ pointer: '', message: `${name}: ${message}` }));
    })
    .map((violation) => ({ part: 'Header', ...violation }));
}

const headerValue = (text: string, { type }: JsonSchema): unknown =>
  type === 'integer' || type === 'number' ? Number(text) : text;

function bodyViolations(
  operation: ConsoleOperation,
  { content }: ConsoleResponse,
  received: ReceivedResponse,
): ResponseViolation[] {
  const inBody = (pointer: string, message: string): ResponseViolation => ({ part: 'Body', pointer, message });
  const mediaType = mediaTypeOf(received);
  const documented = Object.keys(content);
  if (documented.length === 0) return received.text ? [inBody('', 'The response must have no body.')] : [];
  const schema = content[mediaType];
  if (!schema) {
    const name = mediaType === '' ? 'no media type' : mediaType;
    return [inBody('', `Undocumented: ${name}. Documented: ${documented.join(', ')}.`)];
  }
  if (received.text === undefined || !isJson(mediaType)) return [];
  try {
    const violations = violationsOf(JSON.parse(received.text), schema, operation);
    return violations.map(({ pointer, message }) => inBody(pointer, message));
  } catch (error) {
    return [inBody('', `Malformed JSON: ${error instanceof Error ? error.message : error}`)];
  }
}
