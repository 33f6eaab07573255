// Generated from specs/openapi/dashboard.yaml by `npm run generate`. Do not edit.

import type { ProblemInfo } from '../../catalogues.ts';

/** Every problem type, by code. */
export const problems = {
  "session_missing": {
    "status": 401,
    "title": "Not signed in",
    "cause": "The request has no session cookie, or the session has ended.",
    "remedy": "Sign in again. A session also ends when it is ended in the account settings, or when the password changes."
  },
  "owner_required": {
    "status": 403,
    "title": "Owner role required",
    "cause": "The user is a member or a viewer of the organization, and the action requires the owner role; or a viewer, and it changes records.",
    "remedy": "Ask an owner of the organization to do it, or to change your role. The Members page lists the owners."
  },
  "recent_sign_in_required": {
    "status": 401,
    "title": "Recent sign-in required",
    "cause": "Changes of credentials, members and roles require a sign-in within the last 15 minutes.",
    "remedy": "Sign in again. The dashboard then returns to the page."
  },
  "second_factor_required": {
    "status": 401,
    "title": "Second factor required",
    "cause": "The organization requires a second factor, and the user signed in without one.",
    "remedy": "Add an authenticator app or a passkey to your account, or sign in with it."
  },
  "last_owner": {
    "status": 409,
    "title": "Last owner",
    "cause": "The change would leave the organization without an owner.",
    "remedy": "Make another member an owner first."
  },
  "csrf_token_invalid": {
    "status": 403,
    "title": "Invalid CSRF token",
    "cause": "The `X-CSRF-Token` header is missing or does not match the session, or the request comes from another site.",
    "remedy": "Reload the dashboard, at the base URL of the service. Behind a reverse proxy, check that `BASE_URL` is the URL that users open."
  },
  "invitation_limit_reached": {
    "status": 409,
    "title": "Invitation limit reached",
    "cause": "The organization has the maximum number of pending invitations.",
    "remedy": "Revoke invitations that are no longer needed, or wait until some are accepted or expire."
  },
  "password_link_not_allowed": {
    "status": 409,
    "title": "Password link not allowed",
    "cause": "The account is the user's own, or it also belongs to an organization in which the user is not an owner.",
    "remedy": "Change your own password in the account settings. For other accounts, ask the operator of the service to reset the password."
  }
} as const satisfies Record<string, ProblemInfo>;

/** The code of a problem response. */
export type ProblemCode =
  | 'session_missing'
  | 'owner_required'
  | 'recent_sign_in_required'
  | 'second_factor_required'
  | 'last_owner'
  | 'csrf_token_invalid'
  | 'invitation_limit_reached'
  | 'password_link_not_allowed';
