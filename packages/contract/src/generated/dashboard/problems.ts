// Generated from specs/openapi/dashboard.yaml by `npm run generate`. Do not edit.

import type { ProblemInfo } from '../../catalogues.ts';

/** Every problem type, by code. */
export const problems = {
  "session_missing": {
    "status": 401,
    "title": "Not signed in",
    "description": "The request has no session, or the session has ended."
  },
  "owner_required": {
    "status": 403,
    "title": "Owner role required",
    "description": "This action requires the owner role in the organization."
  },
  "csrf_token_invalid": {
    "status": 403,
    "title": "Invalid CSRF token",
    "description": "The `X-CSRF-Token` header is missing or does not match the session, or the request comes from another site."
  }
} as const satisfies Record<string, ProblemInfo>;

/** The code of a problem response. */
export type ProblemCode =
  | 'session_missing'
  | 'owner_required'
  | 'csrf_token_invalid';
