import { expect, it } from 'vitest';
import { localPath, signInPath } from './return-to.ts';

it.each([
  ['/account', '/account'],
  ['/', '/'],
  ['/oauth/authorize?client_id=app&redirect_uri=https%3A%2F%2Fa.example%2Fcb', undefined],
  ['/a/../b', '/b'],
  ['/search?q=//example.com', '/search?q=//example.com'],
])('accepts the local path %s', (given, path) => {
  expect(localPath(given)).toBe(path ?? given);
});

it.each([
  null,
  undefined,
  '',
  'account',
  'example.com',
  'https://example.com/',
  'HTTPS://example.com',
  'https:example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '///example.com',
  '////example.com',
  String.raw`/\example.com`,
  String.raw`\\example.com`,
  String.raw`\/example.com`,
  '/\t/example.com',
  '/\n/example.com',
  '\t//example.com',
  ' //example.com',
  '/..//example.com',
  '/.//example.com',
  '/%2e%2e//example.com',
  String.raw`/.\/example.com`,
  '//here.invalid@example.com',
  '//[',
])('replaces %j by the account page', (given) => {
  expect(localPath(given)).toBe('/account');
});

it('replaces an invalid path by the home page, if there is one', () => {
  expect(localPath('//example.com', '/dashboard')).toBe('/dashboard');
  expect(localPath('/..//example.com', '/dashboard')).toBe('/dashboard');
  expect(localPath(undefined, '/dashboard')).toBe('/dashboard');
});

it('never returns a location that a browser reads as another origin', () => {
  const parts = ['/', '\\', '.', '..', '\t', '\n', '%2f', '%5c', '@', 'example.com', ':', '?', '#'];
  const three = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}example.com`)));
  for (const given of three) {
    expect(new URL(localPath(given), 'https://worklane.example').origin, given).toBe('https://worklane.example');
  }
});

it('signInPath adds return_to unless it is the account page', () => {
  expect(signInPath('/account')).toBe('/sign-in');
  expect(signInPath('/a?b=1&c=2')).toBe('/sign-in?return_to=%2Fa%3Fb%3D1%26c%3D2');
});
