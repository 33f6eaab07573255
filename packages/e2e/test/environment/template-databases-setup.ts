import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the template databases that test files copy. */
    templatesFolder: string;
  }
}

/** Vitest's globalSetup, since Vitest stops its workers before they could remove what they share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-originals-'));
  project.provide('templatesFolder', folder);
  return () => rm(folder, { recursive: true });
}
