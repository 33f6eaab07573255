export { type Access, requireAccess, requireEventScopes, requireOrganization, searchedResources } from './access.ts';
export {
  type CursorSource,
  cursorGrace,
  cursorTime,
  decodeCursor,
  decodeFeedCursor,
  encodeCursor,
  encodeFeedCursor,
  eventRetention,
  type FeedPosition,
  nextLink,
  type Position,
  requireFeedPosition,
} from './cursor.ts';
export { dashboardClientId, eventActor } from './event-actor.ts';
export { createdRecordDeleted, idempotencyKeyReused, idempotencyRetention, principalName } from './idempotency.ts';
export { etagOf, requireMatch } from './if-match.ts';
export { oauthError, oauthErrorDescription } from './oauth-error.ts';
export { OAuthParameterLimits } from './oauth-parameter-limits.ts';
export {
  internalError,
  invalidFields,
  invalidParameters,
  maxListedViolations,
  ProblemError,
  type ProblemOptions,
  type ProblemViolation,
  type ViolationsOf,
} from './problem-error.ts';
export {
  cyclicReference,
  externalIdRequired,
  externalIdTaken,
  missingReference,
  recordExists,
  recordReferenced,
  restorationPeriod,
  valueTaken,
} from './record-problems.ts';
export { describeRejectedScopes } from './rejected-scopes.ts';
export { absoluteFilters, type ListContext, refersToMe } from './relative-filters.ts';
export { requireSameResource, withSettings } from './settings.ts';
export { invalidTime, isTimeType, queryTime, toStoredTime, toUtcTimestamp } from './timestamp.ts';
