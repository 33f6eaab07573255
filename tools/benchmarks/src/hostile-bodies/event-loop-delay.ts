import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

/**
 * Loaded into a server by `--import`. Replies to each message with the longest event loop delay since the last message, or
 * the CPU time of the thread if that is shorter, in milliseconds. On a busy machine the delay includes the time in which
 * other processes used the CPU.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.threadCpuUsage();

process.on('message', () => {
  // The timer of the histogram is late too: it runs once before this one.
  setTimeout(() => {
    const { user, system } = process.threadCpuUsage(before);
    process.send?.(Math.min(delay.max / 1e6, (user + system) / 1e3));
    delay.reset();
    before = process.threadCpuUsage();
  }, 5);
});
// Exits with the benchmark, even if it is killed.
process.on('disconnect', () => process.exit());
