import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The share of the time in which the event loop of an idle process is active. */
const maxIdleUtilization = 0.05;

/**
 * Returns memory to the system when the process is idle after the start, and again after each period of load. V8 keeps it:
 * a third of the memory of an idle service is room for new objects that it no longer needs. Only the collection of last
 * resort shrinks it, which takes some hundred milliseconds. It discards compiled code too, so that it waits longer after load.
 * @param options.interval milliseconds of one measurement of the activity
 * @param options.intervalsAfterLoad for how many of them the process must have been idle after load
 */
export function releaseMemoryWhenIdle({
  interval = 10_000,
  intervalsAfterLoad = 60,
  measure = utilizationMeter(),
  collectGarbage = exposeGarbageCollection(),
}: IdleMemoryOptions = {}): void {
  let idleIntervals = 0;
  let requiredIntervals = 1;
  let isReleased = false;
  setInterval(() => {
    if (measure() > maxIdleUtilization) {
      idleIntervals = 0;
      isReleased = false;
    } else if (!isReleased && ++idleIntervals === requiredIntervals) {
      collectGarbage({ type: 'major', flavor: 'last-resort' });
      // Without the activity of the collection.
      measure();
      isReleased = true;
      requiredIntervals = intervalsAfterLoad;
    }
  }, interval).unref();
}

export interface IdleMemoryOptions {
  interval?: number;
  intervalsAfterLoad?: number;
  /** Returns the utilization of the event loop since the last call, from 0 to 1. */
  measure?: () => number;
  collectGarbage?: NodeJS.GCFunction;
}

function utilizationMeter(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/** Returns the function `gc`, which Node.js otherwise has only with --expose-gc. */
function exposeGarbageCollection(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
