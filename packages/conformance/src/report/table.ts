import type { Result } from '../run.ts';

const marks = { passed: '·', failed: 'F', skipped: '-' } as const;

/** A line for each operation with a mark for each case, then every failure, then why cases were skipped. */
export function table(results: readonly Result[], baseUrl: string): string {
  const byOperation = Map.groupBy(results, ({ operation }) => operation);
  const width = Math.max(...[...byOperation.keys()].map((name) => name.length));
  const lines = [...byOperation].map(
    ([operation, cases]) => `${operation.padEnd(width)}  ${cases.map(({ outcome }) => marks[outcome.state]).join('')}`,
  );
  return [
    `Conformance of ${baseUrl}: ${marks.passed} passed, ${marks.failed} failed, ${marks.skipped} skipped`,
    '',
    ...lines,
    ...results.flatMap(failure),
    ...reasons('Notes:', results, (outcome) => (outcome.state === 'passed' ? outcome.note : undefined)),
    ...reasons('Skipped:', results, (outcome) => (outcome.state === 'skipped' ? outcome.reason : undefined)),
    '',
    summary(results),
  ].join('\n');
}

function summary(results: readonly Result[]): string {
  const count = (state: Result['outcome']['state']) => results.filter(({ outcome }) => outcome.state === state).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

function failure({ operation, case: name, outcome }: Result): string[] {
  if (outcome.state !== 'failed') return [];
  const { violations, curl, response } = outcome;
  const lines = [...violations, ...(curl ? [curl] : []), ...(response ? [response] : [])];
  return ['', `FAILED ${operation} ${name}`, ...lines.map((line) => `  ${line}`)];
}

/** How often each reason was given. */
function reasons(
  title: string,
  results: readonly Result[],
  reasonOf: (outcome: Result['outcome']) => string | undefined,
): string[] {
  const given = results.map(({ outcome }) => reasonOf(outcome)).filter((reason) => reason !== undefined);
  const counts = Map.groupBy(given, (reason) => reason);
  return counts.size === 0 ? [] : ['', title, ...[...counts].map(([reason, { length }]) => `  ${length} x ${reason}`)];
}
