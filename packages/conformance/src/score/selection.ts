import { hash } from 'node:crypto';
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type Statement, statementsOf } from './statements.ts';
import { operationOf, type Violation } from './violations/violation.ts';

/** Which violations are applied. */
export interface Selection {
  /** Ids of operations. */
  readonly operations?: readonly string[];
  /** Kinds of statements. */
  readonly kinds?: readonly string[];
  /** An earlier document: only statements that it does not make, or makes differently. */
  readonly since?: object;
  /** How many, chosen by the seed. */
  readonly sample?: number;
  readonly seed?: number;
  /** One of several equal parts, counted from 1. */
  readonly shard?: { readonly index: number; readonly count: number };
}

/** Returns the statements whose violations are applied. */
export function selectStatements(statements: readonly Statement[], { kinds, since }: Selection): readonly Statement[] {
  const earlier = since && new Map(statementsOf(new OpenapiReader(since)).map((each) => [each.id, contentOf(each)]));
  return statements.filter(
    (each) =>
      (kinds?.includes(each.kind) ?? true) && (earlier === undefined || earlier.get(each.id) !== contentOf(each)),
  );
}

export function selectViolations(
  violations: readonly Violation[],
  { operations, sample, seed = 1, shard }: Selection,
): readonly Violation[] {
  const isSelected = (each: Violation) => !operations || operations.includes(operationOf(each) ?? '');
  const selected = violations.filter(isSelected);
  const ranked = Map.groupBy(selected, ({ id }) => hashOf(`${seed} ${id}`));
  const sampled =
    sample === undefined
      ? selected
      : [...ranked.keys()]
          .toSorted()
          .flatMap((rank) => ranked.get(rank) ?? [])
          .slice(0, sample);
  return shard ? sampled.filter((_, index) => index % shard.count === shard.index - 1) : sampled;
}

/** What a statement says, apart from other statements about the same part. */
export function contentOf(statement: Statement): string {
  switch (statement.kind) {
    case 'response':
      return JSON.stringify(Object.keys(statement.response.content ?? {}));
    case 'header':
      return JSON.stringify(statement.header);
    case 'parameter':
      return JSON.stringify(statement.parameter);
    case 'keyword':
      return JSON.stringify(statement.schema[statement.keyword]);
    case 'field':
    case 'extension':
      return JSON.stringify(statement.schema.properties?.[statement.name]);
    default:
      return '';
  }
}

export const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 12);
