import { WorklaneError } from '@worklane/client';
import { expect, test } from 'vitest';
import { fieldErrors, fieldId } from '../src/forms/field-errors.ts';

test('errors of the body are found by their pointers, several at one place together', () => {
  const place = (pointer: string, detail: string, part: 'body' | 'query' = 'body') =>
    ({ in: part, pointer, code: 'too_short', detail }) as const;
  const errors = fieldErrors(
    new WorklaneError('validation_failed', 'no', {
      status: 422,
      errors: [
        place('/name', 'is missing'),
        place('/name', 'is short'),
        place('/scopes/2', 'is unknown'),
        place('/limit', 'x', 'query'),
      ],
    }),
  );
  expect([...errors]).toEqual([
    ['/name', ['is missing', 'is short']],
    ['/scopes/2', ['is unknown']],
  ]);
});

test('another error has no places', () => {
  expect(fieldErrors(new TypeError('broken')).size).toBe(0);
  expect(fieldErrors(null).size).toBe(0);
});

test('a place has an id of its own', () => {
  expect(fieldId('/line_items/0/quantity')).toBe('field-line_items-0-quantity');
});
