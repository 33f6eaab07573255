import { operations } from '@worklane/contract';
import { expect, it } from 'vitest';
import { recordedPath } from './insert-requests.ts';

it.each(Object.values(operations).map(({ id, path }) => [id, path] as const))('keeps the path of %s', (_, path) => {
  const requested = path.replace(/\{\w+\}/g, '1042');
  expect(recordedPath(requested)).toBe(requested);
});

it.each([
  ['/api/v1/1/tasks/7?access_token=hunter2', '/api/v1/1/tasks/7'],
  ['/api/v1/1/tasks?q=a?b/c', '/api/v1/1/tasks'],
  ['/api/v1/1/taks/7', '/api/v1/1/taks/7'],
  ['/api/v1/1/tasks/', '/api/v1/1/tasks/'],
  ['/api/v1/1/tasks/eyJhbGciOiJFZERTQSJ9.e30.c2ln', '/api/v1/1/tasks/*'],
  ['/api/v1/1/contacts/eva@example.com/notes', '/api/v1/1/contacts/*/notes'],
  ['/api/v1/1/tasks/whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '/api/v1/1/tasks/*'],
  ['/api/v1/1/tasks/%20', '/api/v1/1/tasks/*'],
  ['/', '/'],
  ['*', '/'],
  [`/${'a/'.repeat(100)}`, '/a/a/a/a/a/a/a/a/a/a'],
  [`/${'a'.repeat(33)}`, '/*'],
])('records %s as %s', (url, recorded) => {
  expect(recordedPath(url)).toBe(recorded);
});
