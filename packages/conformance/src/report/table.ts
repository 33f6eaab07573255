import { escapeHtml } from '@worklane/contract/escape';
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

/** The results as JUnit XML: a suite for each operation. */
export function junit(results: readonly Result[]): string {
  const suites = [...Map.groupBy(results, ({ operation }) => operation)].map(([operation, cases]) => {
    const count = (state: Result['outcome']['state']) => cases.filter(({ outcome }) => outcome.state === state).length;
    const counts = `tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
    return `  <testsuite name="${escaped(operation)}" ${counts}>\n${cases.map(testCase).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function testCase({ operation, case: name, outcome }: Result): string {
  const head = `    <testcase classname="${escaped(operation)}" name="${escaped(name)}"`;
  if (outcome.state === 'passed') return `${head}/>`;
  if (outcome.state === 'skipped') return `${head}><skipped message="${escaped(outcome.reason)}"/></testcase>`;
  const { violations, curl = '', response = '' } = outcome;
  return `${head}><failure message="${escaped(violations.join('; '))}">${escaped(`${curl}\n${response}`)}</failure></testcase>`;
}

const escaped = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
  escapeHtml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd')).replaceAll('\n', '&#10;');
