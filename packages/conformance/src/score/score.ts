import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type Baseline, mockBaseline } from './baseline.ts';
import { equivalenceOf } from './equivalent.ts';
import { Judge, type Verdict } from './judge.ts';
import { type Selection, selectStatements, selectViolations } from './selection.ts';
import { type Statement, statementsOf } from './statements.ts';
import { usesIn } from './uses.ts';
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
  const selected = selectStatements([...statements.values()], options);
  const violations = selectViolations(
    selected.flatMap((each) => violationsOf(each, context)),
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
      if (only && verdict.killedBy === undefined) survivors.push(violation);
      else verdicts.push(scored(verdict, statements.get(verdict.statement) as Statement));
      const last = verdicts.at(-1);
      if (last?.violation === violation.id) onVerdict(last);
    }
    return survivors;
  };
  // The cases of an operation notice most of its violations, and those of others the rest.
  await judge(await judge(violations, operationsOf(violations)));
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

const mostOperations = 10;

/** How many cases are run against a violation that may survive. */
const mostTried = 40;
