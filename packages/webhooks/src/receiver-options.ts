import type { Payload } from './payload.ts';
import { signingKeys } from './secrets.ts';
import type { SeenStore, VersionStore } from './stores.ts';
import type { VerificationOptions } from './verify-delivery.ts';
import { WebhookError } from './webhook-error.ts';

/** Returns the violations of the contract in a payload; empty when it is valid. */
export type Validate = (payload: Payload) => Promise<readonly string[]> | readonly string[];

export interface ReceiverOptions {
  /**
   * `whsec_...`, as returned when the webhook was created; several during a rotation or for several webhooks. Undefined is
   * ignored.
   */
  readonly secrets: readonly (string | undefined)[];
  /** Maximum difference between the signature's timestamp and the clock, in seconds; default 300. */
  readonly tolerance?: number;
  /** Maximum size of a body in bytes; default 4 MiB. */
  readonly maxBodyBytes?: number;
  /** Default: the system clock. */
  readonly clock?: () => Date;
  /** Validates the payload of known events; see `@worklane/webhooks/validate`. Default: no validation. */
  readonly validate?: Validate;
  /** Handles each delivery once. Default: duplicates are handled again. */
  readonly seen?: SeenStore;
  /** Skips events that are older than the latest handled version of their record. Default: all events are handled. */
  readonly versions?: VersionStore;
  /**
   * Also runs the handlers of an event for test messages of its type, whose record is an example. Default: false, only the
   * handlers of `webhook.test` run.
   */
  readonly dispatchTests?: boolean;
  /**
   * Called for an event type that is not in this version of the contract; the response is 200. Throw to make the service
   * retry.
   */
  readonly onUnknown?: (payload: Payload) => unknown;
  /**
   * Called for every rejected or failed delivery, without waiting for its result; if it fails too, its error is logged.
   * Default: errors with status 500 are logged with console.error.
   */
  readonly onError?: (error: WebhookError) => unknown;
}

const mebibyte = 1024 * 1024;

/** Returns the options with their defaults. @throws WebhookError invalid_option */
export function resolveOptions({
  secrets,
  tolerance = 300,
  maxBodyBytes = 4 * mebibyte,
  clock = () => new Date(),
  validate = () => [],
  seen,
  versions,
  dispatchTests = false,
  onUnknown = () => {},
  onError = logServerErrors,
}: ReceiverOptions) {
  assertPositive('tolerance', tolerance);
  assertPositive('maxBodyBytes', maxBodyBytes);
  const verification: VerificationOptions = { keys: signingKeys(secrets), tolerance, maxBodyBytes, clock };
  return { verification, validate, seen, versions, dispatchTests, onUnknown, onError };
}

function assertPositive(name: string, value: number): void {
  if (typeof value === 'number' && value > 0) return;
  throw new WebhookError('invalid_option', `${name} must be a number greater than 0.`);
}

/** Rejected requests are not logged, because anyone can send them. */
function logServerErrors(error: WebhookError): void {
  if (error.status === 500) console.error(error);
}
