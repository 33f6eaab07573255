import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type Counts, countsOf } from './report.ts';
import type { ScoredViolation } from './score.ts';
import { contentOf, hashOf } from './selection.ts';
import { statementsOf } from './statements.ts';
import { usesIn } from './uses.ts';
import { violationsOf } from './violations/index.ts';
import { operationOf } from './violations/violation.ts';

/** What is proved about an operation, and by which case. */
export interface OperationSummary extends Counts {
  /** Changes with its statements. */
  readonly fingerprint: string;
  /** How many violations each case noticed first. */
  readonly cases: Readonly<Record<string, number>>;
}

/** By operation; `several` are the violations of more than one. */
export type ScoreSummary = Readonly<Record<string, OperationSummary>>;

export function summaryOf(contract: OpenapiReader, verdicts: readonly ScoredViolation[]): ScoreSummary {
  const fingerprints = fingerprintsOf(contract);
  const groups = Map.groupBy(verdicts, groupOf);
  return Object.fromEntries(
    [...groups].map(([name, group]) => {
      const cases = Map.groupBy(group, ({ killedBy }) => killedBy ?? '');
      cases.delete('');
      const counted = [...cases].map(([killer, noticed]) => [killer, noticed.length] as const);
      const fingerprint = fingerprints.get(name) ?? '';
      return [
        name,
        { fingerprint, ...countsOf(group), cases: Object.fromEntries(counted.toSorted(([, a], [, b]) => b - a)) },
      ];
    }),
  );
}

const groupOf = ({ operation = 'several' }: { readonly operation?: string }) => operation;

/** Returns a hash of the statements about each operation, and of the violations that break them. */
function fingerprintsOf(contract: OpenapiReader): ReadonlyMap<string, string> {
  const context = { contract, uses: usesIn(contract) };
  const texts = new Map<string, string[]>();
  for (const statement of statementsOf(contract)) {
    for (const violation of violationsOf(statement, context)) {
      const name = operationOf(violation) ?? 'several';
      texts.set(name, [...(texts.get(name) ?? []), `${violation.id} ${contentOf(statement)}`]);
    }
  }
  return new Map([...texts].map(([name, lines]) => [name, hashOf(lines.toSorted().join('\n')).toString(36)]));
}

/** A line for each operation. */
export const summaryText = (summary: ScoreSummary): string =>
  `{\n${Object.entries(summary)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}`)
    .join(',\n')}\n}\n`;
