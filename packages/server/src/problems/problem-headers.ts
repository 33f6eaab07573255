import type { ProblemCode } from '@worklane/contract';
import type { HeaderValue } from '../responses/response.ts';

const invalidToken = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Headers that a problem has unless it was given others (RFC 6750, section 3; RFC 9110, section 10.2.3). */
const byCode: Readonly<Partial<Record<ProblemCode, Readonly<Record<string, HeaderValue>>>>> = {
  // Who has sent no token is told no error (RFC 6750, section 3.1).
  token_missing: { 'WWW-Authenticate': 'Bearer' },
  token_invalid: invalidToken,
  token_expired: invalidToken,
  token_revoked: invalidToken,
  service_unavailable: { 'Retry-After': 5 },
};

export const problemHeaders = (code: ProblemCode): Readonly<Record<string, HeaderValue>> => byCode[code] ?? {};
