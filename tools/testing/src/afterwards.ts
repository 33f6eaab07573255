import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Ends what a test has opened after it, and what the top of a file has opened after its tests; not what a hook has. */
export function afterwards(end: () => unknown): void {
  const ending = async () => void (await end());
  if (TestRunner.getCurrentTest()) onTestFinished(ending);
  else afterAll(ending);
}

/** Creates a folder, which is removed afterwards. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-test-'));
  afterwards(() => rm(folder, { recursive: true }));
  return folder;
}
