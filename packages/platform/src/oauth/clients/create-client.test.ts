import { expect, it } from 'vitest';
import { generateClientSecret, matchesClientSecret } from './create-client.ts';

it('matches a secret with its own hash among several', () => {
  const [one, two, three] = [generateClientSecret(), generateClientSecret(), generateClientSecret()];
  expect(matchesClientSecret(one.secret, [one.hash, two.hash])).toBe(true);
  expect(matchesClientSecret(two.secret, [one.hash, two.hash])).toBe(true);
  expect(matchesClientSecret(three.secret, [one.hash, two.hash])).toBe(false);
  expect(matchesClientSecret(one.secret, [])).toBe(false);
});

it('does not match a longer or shorter secret', () => {
  const { secret, hash } = generateClientSecret();
  for (const other of [`${secret}a`, secret.slice(0, -1), ` ${secret}`, secret.replace('wls_', '')]) {
    expect(matchesClientSecret(other, [hash]), other).toBe(false);
  }
});

it('does not match the hash itself', () => {
  const { hash } = generateClientSecret();
  expect(matchesClientSecret(hash, [hash])).toBe(false);
});

it('generates a different secret of 256 bits each time', () => {
  const secrets = Array.from({ length: 100 }, () => generateClientSecret().secret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret.replace('wls_', ''), 'base64url')).toHaveLength(32);
});
