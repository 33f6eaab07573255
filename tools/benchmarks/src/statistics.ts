export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param share from 0 to 1: 0.99 returns the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
