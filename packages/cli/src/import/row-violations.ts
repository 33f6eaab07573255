import type { Resource, ValidationError, Validator } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';

/** Returns the violations of a body that creates a record, each with its JSON pointer. */
export type FindViolations = (body: unknown) => string[];

/** Returns the validation of new records of a kind, with the validator of the contract. */
export function violationsOf({ schemas }: Resource): FindViolations {
  const validate = (validators as Readonly<Record<string, Validator<unknown>>>)[`${schemas.create}`];
  if (!validate) throw new Error(`The contract has no validator of ${schemas.create}.`);
  return (body) => (validate(body) ? [] : describeErrors(validate.errors ?? []));
}

/** Returns one violation for each pointer: the first one that is not about the alternative null. */
function describeErrors(errors: readonly ValidationError[]): string[] {
  const specific = errors.filter(({ keyword, params }) => keyword !== 'oneOf' && params.type !== 'null');
  const byPointer = new Map<string, string>();
  for (const error of specific.length > 0 ? specific : errors) {
    const { missingProperty, additionalProperty } = error.params;
    const name = missingProperty ?? additionalProperty;
    const pointer = name === undefined ? error.instancePath : `${error.instancePath}/${name}`;
    if (!byPointer.has(pointer)) byPointer.set(pointer, `${pointer} ${detailOf(error)}`);
  }
  return [...byPointer.values()];
}

/** Returns the words of the API for what is wrong in most files. */
function detailOf({ keyword, params, message }: ValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'format') return `must be ${formats[String(params.format)] ?? params.format}`;
  if (keyword === 'maxLength') return `must have at most ${params.limit} characters`;
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`;
  return message ?? 'is not allowed';
}

const formats: Readonly<Record<string, string>> = {
  date: 'a valid date, such as 2026-03-02',
  'date-time': 'a valid date-time with an offset, such as 2026-03-02T08:15:00Z',
  email: 'a valid email address',
  uri: 'an absolute URI',
};
