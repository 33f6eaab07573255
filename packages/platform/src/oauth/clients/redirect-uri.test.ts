import { describe, expect, it } from 'vitest';
import { matchesRedirectUri, redirectTarget } from './redirect-uri.ts';

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

describe('redirectTarget', () => {
  it.each([
    ['https://reports.example/callback', 'reports.example'],
    ['https://reports.example:8443/callback', 'reports.example:8443'],
    // As ASCII, so that another script cannot imitate a name.
    ['https://xn--rports-eva.example/', 'xn--rports-eva.example'],
    ['http://127.0.0.1:49152/callback', 'an application on this computer'],
    ['http://[::1]/callback', 'an application on this computer'],
    ['http://localhost:3000/', 'an application on this computer'],
    ['com.example.app:/callback', 'the app com.example.app on this device'],
  ])('of %s is %s', (uri, target) => {
    expect(redirectTarget(uri)).toBe(target);
  });
});
