import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { ScoredViolation } from './score.ts';
import { contentOf, hashOf } from './selection.ts';
import { statementsOf } from './statements.ts';
import { usesIn } from './uses.ts';
import { violationsOf } from './violations/index.ts';
import { operationOf } from './violations/violation.ts';

/** How many violations were noticed. */
export interface Counts {
  readonly statements: number;
  /** Statements of which no violation survives. */
  readonly refutable: number;
  readonly violations: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: number;
}

export interface ScoreReport extends Counts {
  readonly byKind: Readonly<Record<string, Counts>>;
  readonly byOperation: Readonly<Record<string, Counts>>;
  /** By what is done to the statement. */
  readonly byMistake: Readonly<Record<string, Counts>>;
  readonly verdicts: readonly ScoredViolation[];
}

export const reportOf = (verdicts: readonly ScoredViolation[]): ScoreReport => ({
  ...countsOf(verdicts),
  byKind: grouped(verdicts, ({ kind }) => kind),
  byOperation: grouped(verdicts, ({ operation = 'several' }) => operation),
  byMistake: grouped(verdicts, mistakeOf),
  verdicts,
});

function countsOf(verdicts: readonly ScoredViolation[]): Counts {
  const killed = verdicts.filter(({ killedBy }) => killedBy !== undefined).length;
  const equivalent = verdicts.filter((each) => each.equivalent !== undefined).length;
  const statements = new Set(verdicts.map(({ statement }) => statement)).size;
  const surviving = new Set(verdicts.filter(isSurvivor).map(({ statement }) => statement)).size;
  const survivors = verdicts.length - killed - equivalent;
  return { statements, refutable: statements - surviving, violations: verdicts.length, killed, equivalent, survivors };
}

const grouped = (verdicts: readonly ScoredViolation[], by: (verdict: ScoredViolation) => string) =>
  Object.fromEntries([...Map.groupBy(verdicts, by)].map(([name, group]) => [name, countsOf(group)]));

/** `field: altered` of `Task.title: altered in getTask`. */
const mistakeOf = ({ kind, violation, statement }: ScoredViolation) =>
  `${kind}: ${violation.slice(statement.length + 2).replace(/ (in|by|of) .*/, '')}`;

export const isSurvivor = ({ killedBy, equivalent }: ScoredViolation): boolean =>
  killedBy === undefined && equivalent === undefined;

/** A line for each operation and each kind of statement, then the survivors by what was done, and the first of them. */
export function scoreTable(report: ScoreReport): string {
  const rows = (groups: ScoreReport['byKind']) =>
    Object.entries(groups).map(([name, counts]) => `${name.padEnd(width)}  ${countsText(counts)}`);
  const width = Math.max(
    ...[...Object.keys(report.byKind), ...Object.keys(report.byOperation)].map((name) => name.length),
  );
  const survivors = report.verdicts.filter(isSurvivor);
  return [
    ...rows(report.byOperation),
    '',
    ...rows(report.byKind),
    ...(survivors.length > 0 ? ['', 'Survivors:'] : []),
    ...Object.entries(report.byMistake)
      .filter(([, counts]) => counts.survivors > 0)
      .map(([name, counts]) => `${name}: ${counts.survivors}`),
    ...survivors.slice(0, mostShown).map(({ violation, tried }) => `  ${violation} (${tried} cases)`),
    ...(survivors.length > mostShown ? [`  and ${survivors.length - mostShown} others: see --json`] : []),
    '',
    countsText(report),
  ].join('\n');
}

const mostShown = 50;

const countsText = ({ statements, refutable, violations, killed, equivalent, survivors }: Counts) =>
  `${refutable} of ${statements} statements, ${killed} of ${violations} violations noticed${equivalent > 0 ? `, ${equivalent} equivalent` : ''}${survivors > 0 ? `, ${survivors} survived` : ''}`;

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
  return new Map([...texts].map(([name, lines]) => [name, hashOf(lines.toSorted().join('\n'))]));
}

/** A line for each operation. */
export const summaryText = (summary: ScoreSummary): string =>
  `{\n${Object.entries(summary)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}`)
    .join(',\n')}\n}\n`;
