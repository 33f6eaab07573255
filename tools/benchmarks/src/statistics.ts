export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param share from 0 to 1: 0.99 for what 99 of 100 values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
