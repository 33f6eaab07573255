/** What one round has measured, by the columns of a table. */
export type Figures = Readonly<Record<string, number>>;

type Alternatives<Name extends string> = Readonly<Record<Name, () => Promise<Figures>>>;

/** Measures alternatives in rounds that take them in turn, so that other load on the machine meets all of them. */
export async function inRounds<Name extends string>(
  rounds: number,
  alternatives: Alternatives<Name>,
  afterRound?: () => Promise<unknown>,
): Promise<Record<Name, Figures[]>> {
  const entries = Object.entries(alternatives) as [Name, () => Promise<Figures>][];
  const results = Object.fromEntries(entries.map(([name]) => [name, [] as Figures[]])) as Record<Name, Figures[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const [name, measure] of entries) {
      const figures = await measure();
      // The first round is a warm-up.
      if (round > 0) results[name].push(figures);
    }
    if (round > 0) console.error(`round ${round} of ${rounds}`);
    await afterRound?.();
  }
  return results;
}

/** Returns the medians of each column. */
export const medians = (figures: readonly Figures[]): Record<string, number> =>
  Object.fromEntries(Object.keys(figures[0] ?? {}).map((column) => [column, round(median(columnOf(figures, column)))]));

/** Returns the median of the ratios of a column in the same round. */
export const ratioOf = (one: readonly Figures[], other: readonly Figures[], column: string): number => {
  const divisors = columnOf(other, column);
  return round(median(columnOf(one, column).map((value, index) => value / (divisors[index] ?? Number.NaN))));
};

const columnOf = (figures: readonly Figures[], column: string) => figures.map((each) => each[column] ?? Number.NaN);

export const round = (value: number): number => Math.round(value * 100) / 100;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param share from 0 to 1: 0.99 returns the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
