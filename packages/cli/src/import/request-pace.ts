import { setTimeout as wait } from 'node:timers/promises';
import type { WorklaneError } from '@worklane/client';
import { formatCount } from '../csv/files.ts';
import { CliError, exitCodes } from '../errors.ts';
import type { Output } from '../terminal/output.ts';

/** Milliseconds for which the service may be unreachable, such as during a restart. */
const maxOutage = 30_000;

/** The same before the first response: the address is probably wrong. */
const maxFirstOutage = 3000;

const firstDelay = 250;
const maxDelay = 4000;

/** Thrown instead of waiting after Ctrl+C. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

export type RequestPace = ReturnType<typeof requestPace>;

/** Decides when the concurrent requests of an import may be sent. */
export function requestPace(interruption: AbortSignal) {
  let resumesAt = 0;
  let failingSince: number | undefined;
  let failures = 0;
  let hasResponded = false;
  let waiting: 'rate limit' | 'service' | undefined;

  const pause = (milliseconds: number, reason: 'rate limit' | 'service'): void => {
    resumesAt = Math.max(resumesAt, performance.now() + milliseconds);
    waiting = reason;
  };
  /** Reports a response of the service, even if it is an error. */
  const responded = (): void => {
    hasResponded = true;
    failingSince = undefined;
    failures = 0;
  };
  return {
    responded,
    /** Returns what the requests wait for, with the seconds; undefined while they are sent. */
    waitsFor() {
      const seconds = Math.ceil((resumesAt - performance.now()) / 1000);
      return waiting && seconds > 0 ? { reason: waiting, seconds } : undefined;
    },
    /** Resolves when a request may be sent. @throws InterruptedError */
    async ready(): Promise<void> {
      for (;;) {
        if (interruption.aborted) throw new InterruptedError();
        const milliseconds = resumesAt - performance.now();
        if (milliseconds <= 0) return;
        await wait(milliseconds, undefined, { signal: interruption }).catch(() => undefined);
      }
    },
    /** Reports that the rate limit has been reached. */
    limited(retryAfter: number | undefined): void {
      responded();
      pause((retryAfter ?? 5) * 1000, 'rate limit');
    },
    /** Reports a temporary failure. @throws WorklaneError, CliError when it lasts too long */
    failed(error: WorklaneError): void {
      const now = performance.now();
      failingSince ??= now;
      if (now - failingSince > (hasResponded ? maxOutage : maxFirstOutage)) throw outage(error);
      // Concurrent requests that fail together are one failure.
      if (now >= resumesAt) pause(Math.min(maxDelay, firstDelay * 2 ** failures++), 'service');
    },
  };
}

/** The exit code of a response such as 503 is that of an unreachable service. */
const outage = (error: WorklaneError): Error =>
  error.status === undefined ? error : new CliError(error.message, exitCodes.unreachable, { cause: error });

/** The numbers of rows of one run. */
export interface RowCounts {
  imported: number;
  rejected: number;
}

interface ImportState {
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

function waiting(pace: RequestPace): string[] {
  const waitsFor = pace.waitsFor();
  if (!waitsFor) return [];
  const { reason, seconds } = waitsFor;
  return [reason === 'rate limit' ? `waiting ${seconds} s for the rate limit` : 'waiting for the service'];
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
