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
  "last_owner": {
    "status": 409,
    "title": "Last owner",
    "description": "An organization keeps at least one owner: make another member an owner first."
  },
  "csrf_token_invalid": {
    "status": 403,
    "title": "Invalid CSRF token",
    "description": "The `X-CSRF-Token` header is missing or does not match the session, or the request comes from another site."
  },
  "invitation_limit_reached": {
    "status": 409,
    "title": "Invitation limit reached",
    "description": "The organization has the maximum number of pending invitations."
  },
  "password_link_not_allowed": {
    "status": 409,
    "title": "Password link not allowed",
    "description": "The account is the user's own, or it also belongs to an organization in which the user is not an owner. The operator of the service can reset its password."
  }
} as const satisfies Record<string, ProblemInfo>;

/** The code of a problem response. */
export type ProblemCode =
  | 'session_missing'
  | 'owner_required'
  | 'last_owner'
  | 'csrf_token_invalid'
  | 'invitation_limit_reached'
  | 'password_link_not_allowed';
