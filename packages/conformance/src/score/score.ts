import { hash } from 'node:crypto';
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type Baseline, mockBaseline } from './baseline.ts';
import { equivalenceOf } from './equivalent.ts';
import { Judge, type Verdict } from './judge.ts';
import { usesIn } from './schemas.ts';
import { type Statement, statementsOf } from './statements.ts';
import { violationsOf } from './violations/index.ts';
import { operationOf, type Violation } from './violations/violation.ts';

/** The verdict on a violation, with what it breaks. */
export interface ScoredViolation extends Verdict {
  readonly kind: Statement['kind'];
  /** JSON pointer to the statement in the bundled document. */
  readonly pointer: string;
  /** Why no client can notice it. */
  readonly equivalent?: string;
}

export interface ScoreOptions extends Selection {
  /** Returns the cases of some operations, or of all. Default: each case against a mock in process. */
  readonly baseline?: (contract: OpenapiReader, only?: readonly string[]) => Promise<Baseline>;
  /** Whether the cases know nothing but the document. */
  readonly isPlain?: boolean;
  readonly onVerdict?: (verdict: ScoredViolation) => void;
  /** Called with the cases that fail without a violation, which notice none. */
  readonly onFailing?: (cases: readonly string[]) => void;
}

/** Applies each selected violation to a server, and returns whether the suite notices it. */
export async function score(contract: OpenapiReader, options: ScoreOptions = {}): Promise<ScoredViolation[]> {
  const { baseline = mockBaseline, isPlain = false, onVerdict = () => {}, onFailing = () => {} } = options;
  const context = { contract, uses: usesIn(contract), isPlain };
  const statements = new Map(statementsOf(contract).map((each) => [each.id, each]));
  const violations = selectViolations(
    selectStatements([...statements.values()], options).flatMap((statement) =>
      violationsOf(statement, context).map((violation) => ({ violation, statement })),
    ),
    options,
  );
  const verdicts: ScoredViolation[] = [];
  /** Returns the violations that no case notices. */
  const judge = async (some: readonly Violation[], only?: readonly string[]) => {
    if (some.length === 0) return [];
    const cases = await baseline(contract, only);
    if (!only && cases.failing.length > 0) onFailing(cases.failing);
    const judging = new Judge(contract, cases);
    const survivors: Violation[] = [];
    for (const violation of some) {
      const maySurvive = isPlain || equivalenceOf(violation.id) !== undefined;
      const verdict = await judging.judge(violation, maySurvive ? mostTried : undefined);
      // All cases take longer than a sample, of which they would notice no more.
      const isFinal = !only || verdict.killedBy !== undefined || (options.sample !== undefined && maySurvive);
      if (!isFinal) survivors.push(violation);
      else verdicts.push(scored(verdict, statements.get(verdict.statement) as Statement));
      const last = verdicts.at(-1);
      if (last?.violation === violation.id) onVerdict(last);
    }
    return survivors;
  };
  // The cases of an operation notice most of its violations, those of the same tags most others, and all cases the rest.
  const own = operationsOf(violations);
  await judge(await judge(await judge(violations, own), own && withSameTags(contract, own)));
  return verdicts;
}

function scored(verdict: Verdict, { kind, pointer }: Statement): ScoredViolation {
  const equivalent = verdict.killedBy === undefined ? equivalenceOf(verdict.violation) : undefined;
  return { ...verdict, kind, pointer, ...(equivalent !== undefined && { equivalent }) };
}

/** Few operations, if violations are about them alone. */
function operationsOf(violations: readonly Violation[]): readonly string[] | undefined {
  const names = new Set(violations.map(operationOf));
  return names.size > mostOperations || names.has(undefined) ? undefined : ([...names] as string[]);
}

const mostOperations = 20;

function withSameTags(contract: OpenapiReader, ids: readonly string[]): readonly string[] {
  const tagsOf = (id: string) => contract.operation(id).operation.tags ?? [];
  const tags = new Set(ids.flatMap(tagsOf));
  return [...contract.operations.keys()].filter((id) => tagsOf(id).some((tag) => tags.has(tag)));
}

/** How many cases are run against a violation that may survive. */
const mostTried = 40;

/** Which violations are applied. */
export interface Selection {
  /** Ids of operations. */
  readonly operations?: readonly string[];
  /** Kinds of statements. */
  readonly kinds?: readonly string[];
  /** An earlier document: only statements that it does not make, or makes differently. */
  readonly since?: object;
  /** How many, chosen by the seed: if possible, one of each way to break a statement. */
  readonly sample?: number;
  readonly seed?: number;
  /** One of several equal parts, counted from 1. */
  readonly shard?: { readonly index: number; readonly count: number };
}

/** Returns the statements whose violations are applied. */
function selectStatements(statements: readonly Statement[], { kinds, since }: Selection): readonly Statement[] {
  const earlier = since && new Map(statementsOf(new OpenapiReader(since)).map((each) => [each.id, contentOf(each)]));
  return statements.filter(
    (each) =>
      (kinds?.includes(each.kind) ?? true) && (earlier === undefined || earlier.get(each.id) !== contentOf(each)),
  );
}

interface Broken {
  readonly violation: Violation;
  readonly statement: Statement;
}

export function selectViolations(
  broken: readonly Broken[],
  { operations, sample, seed = 1, shard }: Selection,
): readonly Violation[] {
  const selected = broken.filter(({ violation }) => operations?.includes(operationOf(violation) ?? '') ?? true);
  const sampled = sample === undefined ? selected : inTurns(selected, seed, sample).slice(0, sample);
  const violations = sampled.map(({ violation }) => violation);
  return shard ? violations.filter((_, index) => index % shard.count === shard.index - 1) : violations;
}

/**
 * Returns first one violation of each way to break a statement, then another one of each. A sample that is too small for all ways
 * has the frequent ones, which are judged fastest.
 */
function inTurns(broken: readonly Broken[], seed: number, sample: number): Broken[] {
  const turns = new Map<string, number>();
  const ranked = broken
    .map((each) => ({ each, rank: hashOf(`${seed} ${each.violation.id}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ each }) => {
      const way = wayOf(each);
      const turn = turns.get(way) ?? 0;
      turns.set(way, turn + 1);
      return { each, turn };
    });
  const placed = turns.size > sample ? ranked : ranked.toSorted((a, b) => a.turn - b.turn);
  return placed.map(({ each }) => each);
}

/** What is done to which statement, by operations of one verb: those of all kinds of records are alike. */
export function wayOf({ violation, statement }: Broken): string {
  const part = 'keyword' in statement ? statement.keyword : 'extension' in statement ? statement.extension : '';
  const what = violation.id.slice(statement.id.length).replace(/ (in|by|of) .*/, '');
  const verb = /^[a-z]+/.exec(operationOf(violation) ?? 'several')?.[0];
  return [statement.kind, part, what, verb].join();
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
