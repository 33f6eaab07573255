import { events, type ValidationError, type Validator } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import type { Payload } from './payload.ts';
import type { Validate } from './receiver-options.ts';

/** Passes that remove unknown fields. One finds at least 500, if there are as many. */
const mostPasses = 10;

/** The most faults that are reported. */
const mostFaults = 100;

/**
 * Checks payloads against the contract. Fields that this version of it does not have are fine, because the service may get
 * new ones at any time.
 */
export const validate = ((payload) => {
  const known = structuredClone(payload);
  let errors = errorsOf(known);
  // What an unknown field breaks around it, a `oneOf` for instance, is whole again without the field.
  for (let pass = 0; pass < mostPasses && errors.some(isUnknown); pass++) {
    for (const error of errors) removeUnknown(known, error);
    errors = errorsOf(known);
  }
  return sentences(errors);
}) satisfies Validate;

/** Checks payloads against the contract, and refuses fields that this version of it does not have. */
export const validateStrictly = ((payload) => sentences(errorsOf(payload))) satisfies Validate;

function errorsOf(payload: Payload): readonly ValidationError[] {
  const fits = validatorOf(payload.type);
  return fits(payload) ? [] : (fits.errors ?? []);
}

/** The event decides; what is no event must be the test message. */
function validatorOf(type: string): Validator<unknown> {
  const event = Object.hasOwn(events, type) ? events[type as keyof typeof events] : undefined;
  return validators[event?.schema ?? 'WebhookTest'];
}

const isUnknown = ({ keyword }: ValidationError) => keyword === 'additionalProperties';

function removeUnknown(payload: Payload, error: ValidationError): void {
  if (isUnknown(error)) delete objectAt(payload, error.instancePath)[String(error.params.additionalProperty)];
}

/** @param pointer JSON pointer (RFC 6901) to an object that exists */
function objectAt(value: unknown, pointer: string): Record<string, unknown> {
  const names = pointer.split('/').slice(1);
  const found = names.reduce((outer, name) => {
    return (outer as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, value);
  return found as Record<string, unknown>;
}

const sentences = (errors: readonly ValidationError[]): string[] => errors.slice(0, mostFaults).map(sentence);

function sentence({ instancePath, message, params }: ValidationError): string {
  const name = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
  return `${instancePath || '/'} ${message}${name}`;
}
