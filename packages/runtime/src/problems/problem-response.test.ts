import { operations } from '@worklane/contract';
import { invalidFields, ProblemError } from '@worklane/contract/requests';
import { describe, expect, it } from 'vitest';
import { instanceOf, problemResponse } from './problem-response.ts';

it('the OAuth error of an unsupported media type has no header of the status 415', () => {
  const problem = new ProblemError('unsupported_media_type', 'No.', { headers: { Accept: 'application/json' } });
  const respond = (operation: (typeof operations)['createToken' | 'createTask']) =>
    problemResponse(problem, { id: 'req_1', target: operation.path, operation });
  expect(respond(operations.createTask)).toMatchObject({ status: 415, headers: { Accept: 'application/json' } });
  expect(respond(operations.createToken).headers).not.toHaveProperty('Accept');
});

it.each([
  [100, '100 fields are not valid.'],
  [101, 'More than 100 fields are not valid. The first 100 are listed.'],
])('a problem lists at most 100 of %d violations, and reports that it has more', (count, detail) => {
  const violation = {
    in: 'body',
    pointer: '/title',
    code: 'too_long',
    detail: 'must have at most 255 characters',
  } as const;
  const request = { id: 'req_1', target: '/', operation: operations.createTask };
  const { text = '' } = problemResponse(invalidFields(Array(count).fill(violation)), request);
  const problem = JSON.parse(text);
  expect([problem.detail, problem.errors.length]).toEqual([detail, 100]);
});

describe('instanceOf', () => {
  it.each([
    ['/api/events?types=task.created,deal.created', '/api/events'],
    ['/a?b?c', '/a'],
    ['/a?\n=1', '/a'],
    ['/a%20b', '/a%20b'],
    ['/100%', '/100%25'],
    ['/a"b{c}|d^e`[f]\\<g>', '/a%22b%7Bc%7D%7Cd%5Ee%60%5Bf%5D%5C%3Cg%3E'],
    ['/M\u00fcnchen', '/M%C3%BCnchen'],
  ])('converts %s to a valid URI reference', (url, instance) => {
    expect(instanceOf(url)).toBe(instance);
  });

  it('truncates the instance between percent-encoded characters', () => {
    expect(instanceOf(`/${'x'.repeat(4094)}%20`)).toBe(`/${'x'.repeat(4094)}`);
    expect(instanceOf(`/${'x'.repeat(4093)}%20`)).toBe(`/${'x'.repeat(4093)}`);
  });
});
