import { formatCount } from '../csv/write-csv.ts';
import type { Output } from '../terminal/output.ts';
import type { RequestPace } from './request-pace.ts';

/** The numbers of rows of one run. */
export interface RowCounts {
  imported: number;
  rejected: number;
}

export interface ImportState {
  readonly label: string;
  readonly rows: number;
  readonly counts: RowCounts;
  readonly pace: RequestPace;
}

/** Milliseconds between two updates. */
const interval = 500;

/** Shows rows, rate, remaining time, and what the requests wait for, until the returned function is called. */
export function showProgress(output: Output, state: ImportState): () => void {
  const start = performance.now();
  const text = () => progressText(state, (performance.now() - start) / 1000);
  const progress = output.progress(text());
  const timer = setInterval(() => progress.update(text()), interval);
  return () => {
    clearInterval(timer);
    progress.stop();
  };
}

export function progressText({ label, rows, counts, pace }: ImportState, seconds: number): string {
  const { imported, rejected } = counts;
  const sent = imported + rejected;
  const rate = sent / Math.max(seconds, 1);
  return [
    `Importing ${label}: ${formatCount(sent)} of ${formatCount(rows)} rows`,
    ...(rejected > 0 ? [`${formatCount(rejected)} rejected`] : []),
    ...(sent > 0 ? [`${rate.toFixed(1)} rows/s`, `${duration((rows - sent) / rate)} left`] : []),
    ...waiting(pace),
  ].join(', ');
}

function waiting({ waitsFor }: RequestPace): string[] {
  if (!waitsFor) return [];
  const { reason, seconds } = waitsFor;
  return [reason === 'rate limit' ? `waiting ${seconds} s for the rate limit` : 'waiting for the service'];
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
