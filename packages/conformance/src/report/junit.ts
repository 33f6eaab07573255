import { escapeHtml } from '@worklane/contract/escape';
import type { Result } from '../run.ts';

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
