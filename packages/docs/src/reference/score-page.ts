import { readFileSync } from 'node:fs';
import { allOperations } from '../contract/operations.ts';
import { operationLink } from '../pages/links.ts';
import { code, page, table } from '../pages/markdown.ts';
import { scoreFile } from '../site.ts';

/** What `worklane-conformance score --summary` writes, by operation. */
interface OperationSummary {
  readonly violations: number;
  readonly killed: number;
  readonly equivalent: number;
  /** How many violations each case noticed first. */
  readonly cases: Readonly<Record<string, number>>;
}

/** Returns the page that says what the conformance suite proves about each operation, and by which case. */
export function scorePage() {
  const summaries = readSummaries();
  const rows = allOperations.flatMap((operation) => {
    const summary = summaries[operation.id];
    return summary ? [[operationLink(operation.id), ...cells(summary, operation.id)]] : [];
  });
  const others = summaries.several;
  return page(
    'score.md',
    '# What is proved',
    'A server passes the conformance suite only if it does what the contract states. How well the suite checks that is measured: each ' +
      'statement of the contract is broken in every way that a program can derive from it, one at a time, in front of a server that ' +
      'conforms. A violation is noticed if a case of the suite fails.',
    `${code('npm run conformance -- score --operation getTask')} repeats it for an operation.`,
    table(
      ['Operation', 'Violations', 'Noticed', 'By'],
      [...rows, ...(others ? [['Several operations', ...cells(others, '')]] : [])],
    ),
  );
}

/** The cases of the operation itself are shown without its name. */
const cells = ({ violations, killed, equivalent, cases }: OperationSummary, operationId: string) => [
  String(violations),
  equivalent === 0 ? String(killed) : `${killed}; ${equivalent} cannot be noticed`,
  Object.entries(cases)
    .map(([name, count]) => `${name.replace(`${operationId}: `, '')} (${count})`)
    .join(', '),
];

function readSummaries(): Readonly<Record<string, OperationSummary>> {
  return JSON.parse(readFileSync(scoreFile, 'utf8'));
}
