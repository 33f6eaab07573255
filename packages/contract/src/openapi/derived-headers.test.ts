import { describe, expect, it } from 'vitest';
import { derivedHeaders } from './derived-headers.ts';

const target = '/api/v1/7/deals';

describe('derivedHeaders', () => {
  it.each([
    ['the version', 200, { id: 5, version: 3 }, { ETag: '"3"' }],
    ['the URL of a created record', 201, { id: 5, version: 1 }, { ETag: '"1"', Location: `${target}/5` }],
    ['the next page', 200, { next_cursor: 'b' }, { Link: `<${target}?limit=2&cursor=b>; rel="next"` }],
    ['no next page', 200, { next_cursor: null }, { Link: null }],
    ['the request', 404, { code: 'not_found', request_id: 'req_1' }, { 'X-Request-Id': 'req_1' }],
    ['a missing token', 401, { code: 'token_missing' }, { 'WWW-Authenticate': 'Bearer' }],
    ['an expired token', 401, { code: 'token_expired' }, { 'WWW-Authenticate': 'Bearer error="invalid_token"' }],
    [
      'missing scopes',
      403,
      { code: 'insufficient_scope', detail: 'Missing scopes: deals.read, deals.write.' },
      { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="deals.read deals.write"' },
    ],
    ['a wrong client', 401, { error: 'invalid_client' }, { 'WWW-Authenticate': 'Basic realm="worklane"' }],
    [
      'another version',
      412,
      { code: 'version_mismatch', detail: 'The deal is at version 4, but If-Match requires "3".' },
      { ETag: '"4"' },
    ],
    [
      'another media type',
      415,
      { code: 'unsupported_media_type', detail: 'Unsupported Content-Type: a/b. Send c/d or e/f.' },
      { Accept: 'c/d, e/f' },
    ],
    [
      'the exceeded rate limit',
      429,
      { code: 'rate_limited', detail: 'More than 600 requests in 60 s. Try again in 12 s.' },
      { RateLimit: '"default";r=0;t=12' },
    ],
    ['no body', 204, undefined, {}],
  ])('returns %s', (_, status, body, expected) => {
    const challenge = status >= 400 && { 'WWW-Authenticate': null };
    expect(derivedHeaders({ status, body, target: `${target}?limit=2` })).toEqual({ ...challenge, ...expected });
  });

  it('identifies a created resource by the field of its path', () => {
    const body = { organization_id: 7, client_id: 'app_1' };
    expect(derivedHeaders({ status: 201, body, target: '/applications', idField: 'client_id' })).toEqual({
      Location: '/applications/app_1',
    });
  });
});
