import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The share of the time in which the event loop of an idle process is active. */
const maxIdleUtilization = 0.05;

/**
 * Returns memory to the system when the process becomes idle after the start or after load. V8 keeps it: a third of the
 * memory of an idle service is room for new objects that it no longer needs. Only the collection of last resort shrinks
 * it, which takes some hundred milliseconds.
 * @param interval milliseconds that the process must have been idle.
 */
export function releaseMemoryWhenIdle(interval = 10_000): void {
  const collectGarbage = exposeGarbageCollection();
  let before = performance.eventLoopUtilization();
  let wasActive = true;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const isActive = utilization > maxIdleUtilization;
    if (wasActive && !isActive) {
      collectGarbage({ type: 'major', flavor: 'last-resort' });
      before = performance.eventLoopUtilization();
    }
    wasActive = isActive;
  }, interval).unref();
}

/** Returns the function `gc`, which Node.js otherwise has only with --expose-gc. */
function exposeGarbageCollection(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
