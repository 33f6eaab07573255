import type { ValidationError } from '@worklane/contract';
import type { ContractDocument, Schema } from '../contract/document.ts';
import { schemaAt } from '../contract/schema-at.ts';
import { keywordWords } from './violation-messages.ts';
import { below, fitting, valueAt } from './pointer.ts';
import { urlFlaw } from './url-flaw.ts';
import { mostViolations, type Violation } from './violation.ts';

/** `propertyName` stands on errors below the keyword propertyNames. */
type AjvError = ValidationError & { readonly propertyName?: string };

/** Keywords that only sum up what other errors say. */
const summaries = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'propertyNames']);

/** What of several failures at one place matters most; others are noise that follows from it. */
const ranks = ['required', 'additionalProperties', 'type', 'const', 'enum', 'format'];

/** A value that was found wrong. */
export interface Judged {
  readonly contract: ContractDocument;
  readonly value: unknown;
  readonly schema: Schema;
  /** What its properties are called. */
  readonly noun: 'field' | 'parameter';
}

/** What Ajv reports of a value, told for people: one violation for each place, and no more than a problem needs. */
export function violationsOf(errors: readonly AjvError[], judged: Judged): Violation[] {
  const nullable = new Set(errors.filter(isNullBranch).map(({ instancePath }) => instancePath));
  const byPlace = new Map<string, AjvError>();
  for (const error of withoutNoise(errors)) {
    const pointer = placeOf(error);
    const known = byPlace.get(pointer);
    if (!known || rank(error) < rank(known)) byPlace.set(pointer, error);
  }
  return [...byPlace]
    .slice(0, mostViolations)
    .map(([pointer, error]) => describe(pointer, error, judged, nullable.has(pointer)));
}

/** The branch null of `oneOf: [X, null]`, which fails whenever X does. */
const isNullBranch = ({ keyword, params }: AjvError) => keyword === 'type' && params.type === 'null';

/** The branches of a union say what is wrong; the union itself speaks only when they are silent. */
function withoutNoise(errors: readonly AjvError[]): readonly AjvError[] {
  const telling = errors.filter((error) => !summaries.has(error.keyword) && !isNullBranch(error));
  return telling.length > 0 ? telling : errors;
}

const rank = ({ keyword }: AjvError) => {
  const index = ranks.indexOf(keyword);
  return index === -1 ? ranks.length : index;
};

/** A missing or unknown property is a place of its own. What is below a name that fits into no problem is at the place above it. */
function placeOf({ instancePath, params, propertyName }: AjvError): string {
  const name = params.missingProperty ?? params.additionalProperty ?? propertyName;
  return fitting(name === undefined ? instancePath : below(instancePath, String(name)));
}

function describe(pointer: string, error: AjvError, judged: Judged, nullable: boolean): Violation {
  const wrong = valueAt(judged.value, pointer);
  const schema = schemaAt(judged.contract, judged.schema, fitting(error.instancePath));
  if (error.keyword === 'pattern' && schema?.title === 'WebhookUrl') {
    const flaw = urlFlaw(wrong);
    if (flaw) return { pointer, ...flaw };
  }
  const [code, detail] = keywordWords(error, { value: wrong, nullable, owner: ownerOf(schema, judged) });
  return { pointer, code, detail };
}

const ownerOf = (schema: Schema | undefined, { contract, noun }: Judged) => ({
  title: schema?.title ? `a ${noun} of ${schema.title}` : `a ${noun} here`,
  names: Object.keys((schema && contract.resolveSchema(schema).properties) ?? {}),
});
