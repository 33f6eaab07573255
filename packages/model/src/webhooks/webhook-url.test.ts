import { describe, expect, it } from 'vitest';
import { isLocalReceiver, webhookUrlViolation } from './webhook-url.ts';

describe('webhookUrlViolation', () => {
  it.each([
    'https://hooks.example.com/worklane?x=1',
    'https://8.8.8.8/',
    'http://localhost:3000/hook',
    'http://app.localhost:3000',
    'http://localhost.:3000',
    'http://127.0.0.1:3000',
    'http://127.1:3000',
    'HTTP://[::1]:3000/',
    'https://localhost/',
  ])('allows %s', (url) => {
    expect(webhookUrlViolation(url)).toBeUndefined();
  });

  it.each([
    ['hooks', 'invalid_format'],
    ['https:/hooks.example.com', 'invalid_format'],
    ['ftp://localhost/', 'url_not_https'],
    ['http://hooks.example.com/', 'url_not_https'],
    ['http://192.168.1.5:3000/', 'url_not_https'],
    ['http://localhost.example.com/', 'url_not_https'],
    ['https://a:b@localhost/', 'url_has_credentials'],
    ['https://@hooks.example.com/', 'url_has_credentials'],
    ['http://localhost/#', 'url_has_fragment'],
    ['https://10.1.2.3/', 'url_not_public'],
    ['https://169.254.169.254/', 'url_not_public'],
    ['https://0.0.0.0/', 'url_not_public'],
    ['https://168.63.129.16/', 'url_not_public'],
    ['https://[4000::1]/', 'url_not_public'],
    ['http://[::ffff:127.0.0.1]:3000/', 'url_not_https'],
    ['https://[fd00::1]/', 'url_not_public'],
    ['https://[::ffff:10.0.0.1]/', 'url_not_public'],
  ])('rejects %s with %s', (url, code) => {
    expect(webhookUrlViolation(url)?.code).toBe(code);
  });
});

describe('isLocalReceiver', () => {
  it('does not resolve names', () => {
    expect(['http://127.0.0.1.example.com/', 'https://10.0.0.1/', 'x'].map(isLocalReceiver)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
