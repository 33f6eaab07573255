export {
  invalidStatusError,
  statusError,
  type TransportError,
  type TransportErrorCode,
  timeoutError,
  transportError,
  webhookDisabledError,
} from './delivery-errors.ts';
export { type DeliveryOutcome, type DeliveryRequest, outcomeOf, type SendDelivery } from './delivery-outcome.ts';
export { disabledReasons, type HealthChange, healthChange, maxFailingTime } from './endpoint-health.ts';
export { BodyExcerpt, joinedHeaders, readExcerpt } from './received-response.ts';
export { type AttemptResult, attemptResult, nextAttemptAt } from './retry-schedule.ts';
export {
  type DeliveryHeaders,
  generateSecret,
  type SignedContent,
  type SigningKey,
  signedHeaders,
  signerOf,
  signingKey,
} from './signature.ts';
