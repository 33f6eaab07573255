import type { ProblemErrorCode, schemas, Validator } from '@worklane/contract';
import { appendToPointer } from '@worklane/contract/openapi-reader';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { orderedFields, type StoredRecord } from '@worklane/model';

interface BodyError {
  /** JSON pointer to the invalid part. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
}

/** The codes that are right for each invalid part of a body, by JSON pointer. */
export type BodyErrors = ReadonlyMap<string, ReadonlySet<ProblemErrorCode>>;

/**
 * Returns the violations of a schema by a body, or first what no record can hold: NUL, half of a surrogate pair, `__proto__` and
 * deep nesting.
 */
export function bodyErrors(schema: string, body: unknown): BodyErrors {
  const unstorable = [...storageErrors(body)];
  const byPointer = Map.groupBy(
    unstorable.length > 0 ? unstorable : schemaErrors(schema, body),
    (each) => each.pointer,
  );
  return new Map([...byPointer].map(([pointer, errors]) => [pointer, new Set(errors.map(({ code }) => code))]));
}

export const isValid = (schema: string, body: unknown): boolean => bodyErrors(schema, body).size === 0;

const maxDepth = 32;

function* storageErrors(value: unknown, pointer = '', depth = 0): Generator<BodyError> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield { pointer, code: 'forbidden_character' };
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= maxDepth) yield { pointer, code: 'too_deep' };
    else {
      for (const [name, part] of Object.entries(value)) {
        const below = appendToPointer(pointer, name);
        if (!isStorable(name)) yield { pointer: below, code: 'forbidden_character' };
        if (name === '__proto__') yield { pointer: below, code: 'unknown_property' };
        yield* storageErrors(part, below, depth + 1);
      }
    }
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** The codes of the keywords: specs/schemas/problem/ProblemErrorCode.yaml. */
const codes: Readonly<Record<string, ProblemErrorCode>> = {
  ...{ required: 'required', additionalProperties: 'unknown_property', type: 'invalid_type', format: 'invalid_format' },
  ...{ enum: 'not_in_enum', const: 'not_in_enum', pattern: 'no_match', minLength: 'too_short', maxLength: 'too_long' },
  ...{ minimum: 'too_small', exclusiveMinimum: 'too_small', maximum: 'too_large', minItems: 'too_few_items' },
  ...{ maxItems: 'too_many_items', uniqueItems: 'duplicate_items', maxProperties: 'too_many_properties' },
  minProperties: 'not_allowed',
};

/** Keywords that apply to values of every type. */
const typeless: ReadonlySet<string> = new Set(['type', 'enum', 'const']);

const validators: Readonly<Record<string, Validator<unknown> | undefined>> = schemaValidators;

function schemaErrors(schema: string, body: unknown): BodyError[] {
  const validate = validators[schema];
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  if (validate(body)) return [];
  const errors = (validate.errors ?? [])
    // A union fails because its members do, and its member null fails whenever the other does.
    .filter(({ keyword, params }) => keyword in codes && params.type !== 'null')
    .map(({ instancePath, keyword, params, ...error }) => {
      const { propertyName } = error as { propertyName?: string };
      const name = params.missingProperty ?? params.additionalProperty ?? propertyName;
      return { pointer: name === undefined ? instancePath : appendToPointer(instancePath, String(name)), keyword };
    });
  // A value of the type of one member of a union is not of the types of the others.
  const typed = new Set(errors.filter(({ keyword }) => !typeless.has(keyword)).map(({ pointer }) => pointer));
  return errors
    .filter(({ keyword, pointer }) => keyword !== 'type' || !typed.has(pointer))
    .map(({ pointer, keyword }) => ({ pointer, code: codes[keyword] as ProblemErrorCode }));
}

type Body = Record<string, unknown>;

/** Changes a valid body in place so that it obeys the rules of the model, most of the time. */
export function repair(body: Body, before: StoredRecord | undefined): void {
  for (const fields of orderedFields) putInOrder(body, fields);
  const items = Array.isArray(body.line_items) ? (body.line_items as Writable<schemas.LineItemInput>[]) : [];
  for (const item of items) {
    if (isSet(item.product_id) && isSet(item.service_id)) item.service_id = null;
    item.unit_price = {
      amount: Math.trunc(item.unit_price.amount % 1_000_000),
      currency: String(body.currency ?? before?.currency ?? 'EUR'),
    };
  }
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

const isSet = (id: unknown) => id !== null && id !== undefined;

function putInOrder(body: Body, { start, end, mayBeEqual }: (typeof orderedFields)[number]): void {
  const { [start]: from, [end]: to } = body;
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const [first, second] = [new Date(from).getTime(), new Date(to).getTime()];
  if (first > second) Object.assign(body, { [start]: to, [end]: from });
  if (first === second && !mayBeEqual) body[end] = new Date(second + 1).toISOString();
}
