import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Fills the room for new objects, and ends once the system has a third of the memory back. */
const script = `
  import { setTimeout } from 'node:timers/promises';
  import { releaseMemoryWhenIdle } from '${new URL('./idle-memory.ts', import.meta.url)}';
  const work = () => {
    const kept = [];
    for (let n = 0; n < 400_000; n++) kept.push({ n, text: 'text ' + n });
    return kept.length;
  };
  for (let n = 0; n < 10; n++) work();
  const memory = process.memoryUsage.rss();
  releaseMemoryWhenIdle({ interval: 200 });
  while (process.memoryUsage.rss() > memory * 0.7) await setTimeout(50);
  console.log('returned');`;

it('returns memory to the system', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('returned\n');
});
