import { describe, expect, it } from 'vitest';
import { statusError, transportErrorCode, transportErrorDetails } from './delivery-errors.ts';

describe('transportErrorCode', () => {
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
    expect(transportErrorCode(error)).toBe(expected);
    expect(transportErrorDetails[transportErrorCode(error)]).toMatch(/^[A-Z].*\.$/);
  });

  it('tells an unexpected response from a connection that ended, for which undici has one code', () => {
    const error = Object.assign(new Error('bad response'), { code: 'UND_ERR_SOCKET' });
    expect(transportErrorCode(error)).toBe('protocol_error');
  });

  it('returns timeout for an aborted request', () => {
    expect(transportErrorCode(new DOMException('Aborted', 'TimeoutError'))).toBe('timeout');
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
