import { type Operation, operations } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { expect } from 'vitest';

/** Expects that the contract has an answer: its status, its media type, its body and the id of the request. */
export function expectDocumented(id: keyof typeof operations, { status, headers }: Response, text: string): void {
  const { content } = (operations[id] as Operation).responses[String(status)] ?? {};
  expect(content, `${id} answered ${status}`).toBeDefined();
  expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  const mediaTypes = Object.keys(content ?? {});
  if (mediaTypes.length === 0) {
    expect(text).toBe('');
    return;
  }
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  expect(mediaTypes).toContain(mediaType);
  const schema = content?.[mediaType];
  if (!schema) return;
  const validate = validators[schema as keyof typeof validators];
  expect(validate(JSON.parse(text)) || validate.errors).toBe(true);
}
