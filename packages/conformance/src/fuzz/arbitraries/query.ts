import type { Operation } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { type DocumentedParameter, documentedParameters } from '../../contract/document.ts';
import type { Schema } from '../schema/schema.ts';
import { invalidValues } from './invalid-values.ts';
import { value } from './value.ts';

/** A parameter of a query; what it says may be left to a record that will be there. */
export interface QueryPair {
  readonly name: string;
  readonly text: string;
  /** Takes the value of the field that it is about from the record of this number, when there is one. */
  readonly likeRecord: number | undefined;
}

const schemaOf = ({ schema }: DocumentedParameter) => schema as Schema;

/** Cursors are known only when a page has been read. */
const chosen = (operation: Operation) =>
  documentedParameters(operation).filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor');

const pair = (parameter: DocumentedParameter): Arbitrary<QueryPair> =>
  fc.record({
    name: fc.constant(parameter.name),
    text: value(schemaOf(parameter)).map(String),
    likeRecord: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
  });

/** Queries that are valid by the schemas of their parameters: few parameters each, so that something is found. */
export const query = (operation: Operation): Arbitrary<QueryPair[]> =>
  fc.uniqueArray(fc.oneof(...chosen(operation).map(pair)), { selector: ({ name }) => name, maxLength: 4 });

/** Queries with one flaw: a parameter that is not declared, that stands twice, or that has a wrong value. */
export function invalidQuery(operation: Operation): Arbitrary<QueryPair[]> {
  const flawed = chosen(operation).map((parameter) =>
    fc.tuple(value(schemaOf(parameter)), fc.nat()).map(([valid, choice]) => {
      const texts = [...invalidValues(schemaOf(parameter), valid), { value: '' }].map((flaw) => asText(flaw.value));
      return { name: parameter.name, text: texts[choice % texts.length] ?? '', likeRecord: undefined };
    }),
  );
  const unknown = fc.string().map((name) => ({ name: `${name}_`, text: '', likeRecord: undefined }));
  const spoiled = fc.oneof({ weight: 8, arbitrary: fc.oneof(...flawed) }, { weight: 1, arbitrary: unknown });
  return fc.tuple(query(operation), spoiled).map(([pairs, one]) => [...pairs, one]);
}

const asText = (flawed: unknown) => (typeof flawed === 'object' ? JSON.stringify(flawed) : String(flawed));
