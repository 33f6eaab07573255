import { describe, expect, it } from 'vitest';
import {
  documentRedirectTarget,
  documentRedirectUris,
  matchesDocumentRedirectUri,
  matchesRedirectUri,
  redirectRisk,
  redirectTarget,
} from './redirect-uri.ts';

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
    ['com.example.app://bank.example/callback', 'the app com.example.app on this device'],
    ['cursor://bank.example/callback', 'the app cursor on this device'],
  ])('of %s is %s', (uri, target) => {
    expect(redirectTarget(uri)).toBe(target);
  });
});

describe('documentRedirectUris', () => {
  it('keeps the supported redirect URIs of a metadata document, each once', () => {
    const supported = [
      'https://agent.example/back',
      'http://localhost/callback',
      'http://127.0.0.1:33418/',
      'com.example.agent:/callback',
      'cursor://anysphere.cursor-mcp/oauth/callback',
      'vscode://publisher.extension/callback',
    ];
    const others = [
      'http://agent.example/back',
      'https://agent.example/#x',
      'https://user@agent.example/',
      'https://*.agent.example/',
      'javascript:alert(1)',
      'javascript://agent.example/%0Aalert(1)',
      'view-source://agent.example/',
      'blob://agent.example/x',
      'data:text/html,x',
      'ms-msdt:/id',
      'mailto:x@agent.example',
      'file://agent.example/x',
      'ftp://agent.example/',
      'intent://agent.example/',
      'ms-settings://agent.example/',
      'ms-officecmd://agent.example/',
      'search-ms://query=x',
      'x-apple.systempreferences://x',
      'itms-services://x',
      'shell://x',
      'smb://agent.example/share',
      'ssh://agent.example',
      'tel://123',
      'not a URL',
    ];
    expect(documentRedirectUris([...supported, ...others, ...supported])).toEqual(supported);
  });

  it('keeps at most 20', () => {
    const many = Array.from({ length: 30 }, (_, index) => `https://agent.example/${index}`);
    expect(documentRedirectUris(many)).toHaveLength(20);
  });
});

describe('matchesDocumentRedirectUri', () => {
  it.each([
    ['https://agent.example/back', 'https://agent.example/back', true],
    ['http://localhost/callback', 'http://localhost:49152/callback', true],
    ['http://localhost:3000/callback', 'http://localhost:49152/callback', true],
    ['http://127.0.0.1:33418/', 'http://127.0.0.1:49152/', true],
    ['http://[::1]/callback', 'http://[::1]:49152/callback', true],
    ['http://localhost/callback', 'http://127.0.0.1:49152/callback', false],
    ['http://localhost/callback', 'http://localhost:49152/other', false],
    ['http://localhost/callback', 'http://localhost:1@evil.example/callback', false],
    ['http://localhost/callback', 'http://localhost.evil.example:1/callback', false],
    ['https://agent.example/back', 'https://agent.example:444/back', false],
  ])('%s and %s: %s', (documented, uri, expected) => {
    expect(matchesDocumentRedirectUri(documented, uri)).toBe(expected);
  });
});

describe('redirectRisk', () => {
  it.each([
    ['https://agent.example/back', undefined],
    ['https://other.example/back', 'other host'],
    ['https://agent.example:8443/back', 'other host'],
    ['http://localhost:3000/', 'device'],
    ['https://localhost/', 'device'],
    ['cursor://anysphere.cursor-mcp/callback', 'device'],
  ])('of %s is %s', (uri, risk) => {
    expect(redirectRisk(uri, 'agent.example')).toBe(risk);
  });
});

it('documentRedirectTarget names the loopback host', () => {
  expect(documentRedirectTarget('http://localhost:3000/')).toBe('an application on this computer (localhost)');
  expect(documentRedirectTarget('https://agent.example/back')).toBe('agent.example');
});
