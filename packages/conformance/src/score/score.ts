import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type Baseline, mockBaseline } from './baseline.ts';
import { equivalenceOf } from './equivalent.ts';
import { Judge, type Verdict } from './judge.ts';
import { type Selection, selectStatements, selectViolations } from './selection.ts';
import { type Statement, statementsOf } from './statements.ts';
import { usesIn } from './uses.ts';
import { violationsOf } from './violations/index.ts';

/** The verdict on a violation, with what it breaks. */
export interface ScoredViolation extends Verdict {
  readonly kind: Statement['kind'];
  /** JSON pointer to the statement in the bundled document. */
  readonly pointer: string;
  /** Why no client can notice it. */
  readonly equivalent?: string;
}

export interface ScoreOptions extends Selection {
  /** Default: each case against a fresh mock in process. */
  readonly baseline?: Baseline;
  /** Whether the cases know nothing but the document. */
  readonly isPlain?: boolean;
  readonly onVerdict?: (verdict: ScoredViolation) => void;
  /** Called with the cases that fail without a violation, which notice none. */
  readonly onFailing?: (cases: readonly string[]) => void;
}

/** Applies each selected violation to a server, and returns whether the suite notices it. */
export async function score(contract: OpenapiReader, options: ScoreOptions = {}): Promise<ScoredViolation[]> {
  const baseline = options.baseline ?? (await mockBaseline(contract, options.operations));
  if (baseline.failing.length > 0) options.onFailing?.(baseline.failing);
  const context = { contract, uses: usesIn(contract), token: baseline.token, isPlain: options.isPlain ?? false };
  const statements = new Map(statementsOf(contract).map((each) => [each.id, each]));
  const selected = selectStatements([...statements.values()], options);
  const violations = selectViolations(
    selected.flatMap((each) => violationsOf(each, context)),
    options,
  );
  const judge = new Judge(contract, baseline);
  const verdicts: ScoredViolation[] = [];
  for (const violation of violations) {
    const verdict = await judge.judge(violation);
    const { kind, pointer } = statements.get(violation.statement) as Statement;
    const equivalent = verdict.killedBy === undefined ? equivalenceOf(violation.id) : undefined;
    const scored = { ...verdict, kind, pointer, ...(equivalent !== undefined && { equivalent }) };
    verdicts.push(scored);
    options.onVerdict?.(scored);
  }
  return verdicts;
}
