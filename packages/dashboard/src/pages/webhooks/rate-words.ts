/** `99.2 %`, and never 100 % when something failed. */
export function rateWords(rate: number | null): string {
  if (rate === null) return 'no deliveries';
  return `${rate === 1 ? 100 : Math.min(99.9, Math.round(rate * 1_000) / 10)} %`;
}
