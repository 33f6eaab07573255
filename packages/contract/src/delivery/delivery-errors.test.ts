import { describe, expect, it } from 'vitest';
import { statusError, transportError } from './delivery-errors.ts';

describe('transportError', () => {
  it.each([
    ['ECONNREFUSED', 'connection_refused'],
    ['ECONNRESET', 'connection_reset'],
    ['ECONNABORTED', 'connection_reset'],
    ['EHOSTDOWN', 'unreachable'],
    ['EADDRNOTAVAIL', 'unreachable'],
    ['EACCES', 'unreachable'],
    ['ENOTFOUND', 'dns_error'],
    ['EAI_AGAIN', 'dns_error'],
    ['EAI_FAIL', 'dns_error'],
    ['ETIMEDOUT', 'timeout'],
    ['CERT_HAS_EXPIRED', 'tls_error'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_error'],
    ['HPE_INVALID_STATUS', 'protocol_error'],
    ['UND_ERR_SOCKET', 'connection_reset'],
    [undefined, 'protocol_error'],
  ])('returns for %s: %s', (code, expected) => {
    const error = Object.assign(new Error('other side closed'), code && { code });
    expect(transportError(error)).toEqual({ code: expected, detail: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('tells an unexpected response from a connection that ended, for which undici has one code', () => {
    const error = Object.assign(new Error('bad response'), { code: 'UND_ERR_SOCKET' });
    expect(transportError(error).code).toBe('protocol_error');
  });

  it('returns the cause of an error of fetch, and unreachable for one that a browser hides', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(transportError(new TypeError('Failed to fetch', { cause })).code).toBe('connection_refused');
    expect(transportError(new TypeError('Failed to fetch')).code).toBe('unreachable');
  });

  it('returns timeout for an aborted request', () => {
    expect(transportError(new DOMException('Aborted', 'TimeoutError')).code).toBe('timeout');
  });
});

describe('statusError', () => {
  it.each([200, 202, 204, 299])('returns undefined for %i', (status) => {
    expect(statusError(status)).toBeUndefined();
  });

  it.each([
    [304, /304; redirects are not followed\.$/],
    [410, /410\.$/],
    [503, /503\.$/],
  ])('returns http_status for %i', (status, detail) => {
    expect(statusError(status)).toEqual({ code: 'http_status', detail: expect.stringMatching(detail) });
  });
});
