import type { Operation } from '@worklane/contract';
import type { ParameterObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';
import { documentedParameters } from '../../contract/document.ts';
import { contractSchemas } from '../../contract/response-violations.ts';
import { invalidValues } from '../../document/invalid-values.ts';
import { value } from './value.ts';

/** A query parameter, whose value may be taken from an existing record. */
export interface QueryPair {
  readonly name: string;
  readonly text: string;
  /** Takes the value of its field from the record of this number, if there is one. */
  readonly likeRecord: number | undefined;
}

/** All query parameters but the cursor, which a previous page returns. */
const chosen = (operation: Operation) =>
  documentedParameters(operation).filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor');

const pair = (parameter: ParameterObject): Arbitrary<QueryPair> =>
  fc.record({
    name: fc.constant(parameter.name),
    text: value(parameter.schema).map(String),
    likeRecord: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
  });

/** Valid queries, with few parameters each so that they match records. */
export const query = (operation: Operation): Arbitrary<QueryPair[]> =>
  fc.uniqueArray(fc.oneof(...chosen(operation).map(pair)), { selector: ({ name }) => name, maxLength: 4 });

/** Queries with one violation: an undeclared, repeated or invalid parameter. */
export function invalidQuery(operation: Operation): Arbitrary<QueryPair[]> {
  const invalid = chosen(operation).map((parameter) =>
    fc.tuple(value(parameter.schema), fc.nat()).map(([valid, choice]) => {
      const texts = [...invalidValues(contractSchemas, parameter.schema, valid), { value: '' }].map(({ value }) =>
        asText(value),
      );
      return { name: parameter.name, text: texts[choice % texts.length] ?? '', likeRecord: undefined };
    }),
  );
  const unknown = fc.string().map((name) => ({ name: `${name}_`, text: '', likeRecord: undefined }));
  const violating = fc.oneof({ weight: 8, arbitrary: fc.oneof(...invalid) }, { weight: 1, arbitrary: unknown });
  return fc.tuple(query(operation), violating).map(([pairs, one]) => [...pairs, one]);
}

const asText = (given: unknown) => (typeof given === 'object' ? JSON.stringify(given) : String(given));
