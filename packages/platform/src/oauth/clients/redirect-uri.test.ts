import { describe, expect, it } from 'vitest';
import { matchesRedirectUri } from './redirect-uri.ts';

describe('matchesRedirectUri', () => {
  it.each([
    ['https://app.example/callback', 'https://app.example/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:49152/callback'],
    ['http://[::1]/callback', 'http://[::1]:49152/callback'],
    ['http://127.0.0.1/callback?app=1', 'http://127.0.0.1:49152/callback?app=1'],
    ['http://127.0.0.1', 'http://127.0.0.1:49152'],
  ])('%s matches %s', (registered, uri) => {
    expect(matchesRedirectUri(registered, uri)).toBe(true);
  });

  it.each([
    ['https://app.example/callback', 'https://app.example:444/callback'],
    ['http://localhost/callback', 'http://localhost:49152/callback'],
    ['http://127.0.0.1:8976/callback', 'http://127.0.0.1:49152/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:49152/callback/'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:49152/'],
    ['http://127.0.0.1/callback', 'https://127.0.0.1:49152/callback'],
    ['http://127.0.0.1/callback', 'http://[::1]:49152/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:1@evil.example/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:1:2/callback'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:65536/callback'],
  ])('%s does not match %s', (registered, uri) => {
    expect(matchesRedirectUri(registered, uri)).toBe(false);
  });
});
