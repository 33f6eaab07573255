import type { Payload } from './payload.ts';
import { keysOf } from './secrets.ts';
import type { SeenStore } from './stores.ts';
import type { VerificationRules } from './verification.ts';
import type { VersionStore } from './versions.ts';
import { WebhookError } from './webhook-error.ts';

/** Says what is wrong with a payload, place by place; nothing where it fits. */
export type Validate = (payload: Payload) => Promise<readonly string[]> | readonly string[];

export interface ReceiverOptions {
  /**
   * `whsec_...`, as shown when the webhook was created; several while one is rotated, or for several webhooks. What is
   * undefined is left out.
   */
  readonly secrets: readonly (string | undefined)[];
  /** How old a delivery may be, or how far ahead, in seconds; default 300. */
  readonly tolerance?: number;
  /** The most bytes that a body may have; default 4 MiB. */
  readonly maxBodyBytes?: number;
  /** Default: the clock of the machine. */
  readonly clock?: () => Date;
  /** Checks the payload of known events, as `validate` of `@worklane/webhooks/validate` does. Default: no check. */
  readonly validate?: Validate;
  /** Handles each delivery once. Default: duplicates run again. */
  readonly seen?: SeenStore;
  /** Drops events that a newer one of the same record has overtaken. Default: all run. */
  readonly versions?: VersionStore;
  /**
   * Called for an event that this version of the contract does not know, which is then answered with 200. Throw to have
   * the sender try again.
   */
  readonly onUnknown?: (payload: Payload) => unknown;
  /** Called for whatever is refused or fails. Default: what is answered with 500 goes to console.error. */
  readonly onError?: (error: WebhookError) => void;
}

const mebibyte = 1024 * 1024;

export function settingsOf({
  secrets,
  tolerance = 300,
  maxBodyBytes = 4 * mebibyte,
  clock = () => new Date(),
  validate = () => [],
  seen,
  versions,
  onUnknown = () => {},
  onError = logFailures,
}: ReceiverOptions) {
  assertPositive('tolerance', tolerance);
  assertPositive('maxBodyBytes', maxBodyBytes);
  const rules: VerificationRules = { keys: keysOf(secrets), tolerance, maxBodyBytes, clock };
  return { rules, validate, seen, versions, onUnknown, onError };
}

function assertPositive(name: string, value: number): void {
  if (value > 0) return;
  throw new WebhookError('invalid_option', `${name} must be a number above 0.`);
}

/** Anybody can send what is refused; what failed is a fault of the application. */
function logFailures(error: WebhookError): void {
  if (error.status === 500) console.error(error);
}
