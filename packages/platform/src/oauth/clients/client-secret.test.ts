import { expect, test } from 'vitest';
import { generateClientSecret, matchesClientSecret } from './client-secret.ts';

test('a secret matches its own hash among several, and no other', () => {
  const [one, two, three] = [generateClientSecret(), generateClientSecret(), generateClientSecret()];
  expect(matchesClientSecret(one.secret, [one.hash, two.hash])).toBe(true);
  expect(matchesClientSecret(two.secret, [one.hash, two.hash])).toBe(true);
  expect(matchesClientSecret(three.secret, [one.hash, two.hash])).toBe(false);
  expect(matchesClientSecret(one.secret, [])).toBe(false);
});

test('what begins or ends with a secret is another one', () => {
  const { secret, hash } = generateClientSecret();
  for (const other of [`${secret}a`, secret.slice(0, -1), ` ${secret}`, secret.replace('wls_', '')]) {
    expect(matchesClientSecret(other, [hash]), other).toBe(false);
  }
});

test('a hash is no secret', () => {
  const { hash } = generateClientSecret();
  expect(matchesClientSecret(hash, [hash])).toBe(false);
});

test('every secret is another, with 256 bits', () => {
  const secrets = Array.from({ length: 100 }, () => generateClientSecret().secret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret.replace('wls_', ''), 'base64url')).toHaveLength(32);
});
