import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated embedded database and its dump, whose creation takes seconds. */
    migrated: string;
  }
}

const script = fileURLToPath(new URL('./processes/dump-process.ts', import.meta.url));

/** The globalSetup of tests on the embedded database. It starts a process, because Vitest would import the modules without the condition @worklane/source. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-migrated-'));
  await promisify(execFile)(process.execPath, ['--conditions=@worklane/source', script, folder]);
  project.provide('migrated', folder);
  return () => rm(folder, { recursive: true });
}
