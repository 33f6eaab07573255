import { expect, it } from 'vitest';
import { isAllowedHost } from './allowed-hosts.ts';

it.each([
  ['app.example', ['*'], true],
  ['app.example', ['app.example'], true],
  ['app.example', ['other.example', 'app.example'], true],
  ['a.b.example', ['*.example'], true],
  ['app.example', ['*.app.example'], false],
  ['evil-app.example', ['*.app.example'], false],
  ['app.example.evil.example', ['app.example'], false],
  ['app.example', [], false],
])('%s is allowed by %j: %s', (hostname, allowed, expected) => {
  expect(isAllowedHost(allowed, { hostname })).toBe(expected);
});
