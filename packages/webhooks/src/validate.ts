import { events, type ValidationError, type Validator } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import type { Payload } from './payload.ts';
import type { Validate } from './receiver-options.ts';

/** Maximum number of passes that remove unknown fields. Each finds up to 500 of them. */
const maxPasses = 10;

/** Maximum number of reported violations. */
const maxViolations = 100;

/** Validates payloads against the contract and ignores unknown fields, because the service may add fields at any time. */
export const validate = ((payload) => {
  const known = structuredClone(payload);
  let errors = validationErrors(known);
  // An unknown field can also break the schema around it, such as a `oneOf`: validate again without the field.
  for (let pass = 0; pass < maxPasses && errors.some(isUnknownField); pass++) {
    for (const error of errors) removeUnknownField(known, error);
    errors = validationErrors(known);
  }
  return messages(errors);
}) satisfies Validate;

/** Validates payloads against the contract and rejects unknown fields. */
export const validateStrictly = ((payload) => messages(validationErrors(payload))) satisfies Validate;

function validationErrors(payload: Payload): readonly ValidationError[] {
  const validator = validatorOf(payload.type);
  return validator(payload) ? [] : (validator.errors ?? []);
}

/** Any type that is not an event is the test message. */
function validatorOf(type: string): Validator<unknown> {
  const event = Object.hasOwn(events, type) ? events[type as keyof typeof events] : undefined;
  return validators[event?.schema ?? 'WebhookTest'];
}

const isUnknownField = ({ keyword }: ValidationError) => keyword === 'additionalProperties';

function removeUnknownField(payload: Payload, error: ValidationError): void {
  const parent = isUnknownField(error) ? objectAt(payload, error.instancePath) : undefined;
  delete parent?.[String(error.params.additionalProperty)];
}

/** @param pointer JSON pointer (RFC 6901) to an object, which may be in a field that was removed before */
function objectAt(value: unknown, pointer: string): Record<string, unknown> | undefined {
  const names = pointer.split('/').slice(1);
  const object = names.reduce((parent, name) => {
    return (parent as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, value);
  return object as Record<string, unknown> | undefined;
}

const messages = (errors: readonly ValidationError[]): string[] => errors.slice(0, maxViolations).map(messageOf);

function messageOf({ instancePath, message, params }: ValidationError): string {
  const name = params.additionalProperty === undefined ? '' : ` (${params.additionalProperty})`;
  return `${instancePath || '/'} ${message}${name}`;
}
