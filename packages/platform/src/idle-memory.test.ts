import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Fills the room for new objects, is active for a while, then idle. Prints the resident memory of each phase in MB. */
const script = `
  import { setTimeout } from 'node:timers/promises';
  import { releaseMemoryWhenIdle } from '${new URL('./idle-memory.ts', import.meta.url)}';
  const memory = () => Math.round(process.memoryUsage.rss() / 1024 ** 2);
  const work = () => {
    const kept = [];
    for (let n = 0; n < 400_000; n++) kept.push({ n, text: 'text ' + n });
    return kept.length;
  };
  for (let n = 0; n < 10; n++) work();
  const started = memory();
  releaseMemoryWhenIdle(200);
  for (const end = performance.now() + 1000; performance.now() < end; work()) await setTimeout(1);
  const active = memory();
  await setTimeout(1000);
  console.log(JSON.stringify({ started, active, idle: memory() }));`;

it('returns memory to the system when the process becomes idle, not before', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const { started, active, idle } = JSON.parse(stdout);
  expect(active).toBeGreaterThan(started * 0.8);
  expect(idle).toBeLessThan(active * 0.7);
});
