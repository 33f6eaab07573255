import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Fills the room for new objects, and prints in milliseconds when memory was returned: after the start, and after load. */
const script = `
  import { setTimeout } from 'node:timers/promises';
  import { releaseMemoryWhenIdle } from '${new URL('./idle-memory.ts', import.meta.url)}';
  const work = () => {
    const kept = [];
    for (let n = 0; n < 400_000; n++) kept.push({ n, text: 'text ' + n });
    return kept.length;
  };
  const untilReturned = async () => {
    const start = performance.now();
    const memory = process.memoryUsage.rss();
    while (process.memoryUsage.rss() > memory * 0.7) await setTimeout(50);
    return performance.now() - start;
  };
  for (let n = 0; n < 10; n++) work();
  releaseMemoryWhenIdle({ interval: 200, intervalsAfterLoad: 10 });
  const afterStart = await untilReturned();
  for (const end = performance.now() + 1000; performance.now() < end; work()) await setTimeout(1);
  console.log(JSON.stringify({ afterStart, afterLoad: await untilReturned() }));`;

it('returns memory to the system when the process is idle after the start, and for long after load', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const { afterStart, afterLoad } = JSON.parse(stdout);
  expect(afterStart).toBeGreaterThanOrEqual(150);
  expect(afterLoad).toBeGreaterThanOrEqual(9 * 200);
});
