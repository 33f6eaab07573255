import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an embedded database that has our tables, and its dump: making it takes seconds. */
    migrated: string;
  }
}

const script = fileURLToPath(new URL('./processes/dump-process.ts', import.meta.url));

/** Vitest's globalSetup of what runs on the embedded database. Vitest would load it without our conditions. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-migrated-'));
  await promisify(execFile)(process.execPath, ['--conditions=@worklane/source', script, folder]);
  project.provide('migrated', folder);
  return () => rm(folder, { recursive: true });
}
