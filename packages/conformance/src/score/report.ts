import type { ScoredViolation } from './score.ts';

/** How many violations were noticed. */
export interface Counts {
  readonly violations: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: number;
}

export interface ScoreReport extends Counts {
  readonly byKind: Readonly<Record<string, Counts>>;
  readonly byOperation: Readonly<Record<string, Counts>>;
  readonly verdicts: readonly ScoredViolation[];
}

export const reportOf = (verdicts: readonly ScoredViolation[]): ScoreReport => ({
  ...countsOf(verdicts),
  byKind: grouped(verdicts, ({ kind }) => kind),
  byOperation: grouped(verdicts, ({ operation = 'several' }) => operation),
  verdicts,
});

export function countsOf(verdicts: readonly ScoredViolation[]): Counts {
  const killed = verdicts.filter(({ killedBy }) => killedBy !== undefined).length;
  const equivalent = verdicts.filter((each) => each.equivalent !== undefined).length;
  return { violations: verdicts.length, killed, equivalent, survivors: verdicts.length - killed - equivalent };
}

const grouped = (verdicts: readonly ScoredViolation[], by: (verdict: ScoredViolation) => string) =>
  Object.fromEntries([...Map.groupBy(verdicts, by)].map(([name, group]) => [name, countsOf(group)]));

export const isSurvivor = ({ killedBy, equivalent }: ScoredViolation): boolean =>
  killedBy === undefined && equivalent === undefined;

/** A line for each operation and each kind of statement, then the survivors. */
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
    ...survivors.slice(0, mostShown).map(({ violation, tried }) => `  ${violation} (${tried} cases)`),
    ...(survivors.length > mostShown ? [`  and ${survivors.length - mostShown} others: see --json`] : []),
    '',
    countsText(report),
  ].join('\n');
}

const mostShown = 50;

const countsText = ({ violations, killed, equivalent, survivors }: Counts) =>
  `${killed} of ${violations} noticed${equivalent > 0 ? `, ${equivalent} equivalent` : ''}${survivors > 0 ? `, ${survivors} survived` : ''}`;
