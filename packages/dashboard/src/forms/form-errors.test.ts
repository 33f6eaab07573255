import { WorklaneError } from '@worklane/client';
import { describe, expect, it } from 'vitest';
import { fieldId, fieldName, formErrors } from './form-errors.ts';

const violation = (pointer: string, detail: string, part: 'body' | 'query' = 'body') =>
  ({ in: part, pointer, code: 'too_short', detail }) as const;

describe('formErrors', () => {
  it('returns the errors of the body by JSON pointer, several errors of a field as one sentence', () => {
    const errors = formErrors(
      new WorklaneError('validation_failed', 'Invalid request', {
        status: 422,
        errors: [
          violation('/name', 'is required'),
          violation('/name', 'must be a string'),
          violation('/scopes/2', 'is unknown'),
          violation('/limit', 'is too large', 'query'),
        ],
      }),
    );
    expect(errors['/name']).toBe('Is required; must be a string.');
    expect(errors['/scopes/2']).toBe('Is unknown.');
    expect(errors[fieldName('/scopes', true)]).toBe('Is unknown.');
    expect(errors['/scopes']).toBeUndefined();
    expect(errors['/limit']).toBeUndefined();
  });

  it('returns no errors for another exception', () => {
    expect(formErrors(new TypeError('broken'))).toEqual({});
    expect(formErrors(null)).toEqual({});
  });
});

describe('fieldId', () => {
  it('returns a distinct id for each pointer', () => {
    expect(fieldId('/line_items/0/quantity')).toBe('field-line_items-0-quantity');
  });
});
