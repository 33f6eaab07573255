import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    postgresqlUrl: string;
  }
}

/** Vitest's globalSetup: one server a run, whose URL the tests get by `inject('postgresqlUrl')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresql();
  project.provide('postgresqlUrl', url);
  return stop;
}
