import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

/**
 * Loaded into a server by `--import`. Responds to each message with what happened since the message before: the longest delay of
 * the event loop, and the CPU time of its thread, whichever is shorter. On a busy machine the delay includes the time for
 * which other processes had the CPU. In milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.threadCpuUsage();

process.on('message', () => {
  // The timer of the measurement is late too: it runs once more before this one.
  setTimeout(() => {
    const { user, system } = process.threadCpuUsage(before);
    process.send?.(Math.min(delay.max / 1e6, (user + system) / 1e3));
    delay.reset();
    before = process.threadCpuUsage();
  }, 5);
});
// Ends with the benchmark, also when that is killed.
process.on('disconnect', () => process.exit());
