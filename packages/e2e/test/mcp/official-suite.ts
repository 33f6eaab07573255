import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance'));

/** A check that did not pass. */
export interface FailedCheck {
  readonly id: string;
  readonly message: string;
}

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED';
  readonly errorMessage?: string;
}

/** The results of a run: the number of checks that passed, and those that failed, by scenario. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: ReadonlyMap<string, readonly FailedCheck[]>;
}

/** Runs the official conformance suite of MCP. @param args without the folder of the results */
export async function runSuite(...args: readonly string[]): Promise<SuiteResult> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-mcp-suite-'));
  try {
    const child = spawn(process.execPath, [suite, ...args, '--output-dir', folder], { stdio: 'ignore' });
    await once(child, 'exit');
    const names = await readdir(folder);
    const scenarios = await Promise.all(names.map((name) => readChecks(folder, name)));
    const failed = scenarios.map(([scenario, checks]) => [
      scenario,
      checks
        .filter(({ status }) => status === 'FAILURE')
        .map(({ id, errorMessage: message = '' }) => ({ id, message })),
    ]);
    return {
      passed: scenarios.flatMap(([, checks]) => checks).filter(({ status }) => status === 'SUCCESS').length,
      failed: new Map(failed as [string, FailedCheck[]][]),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The folder of a scenario ends with the time of its run. */
async function readChecks(folder: string, name: string): Promise<[scenario: string, checks: Check[]]> {
  const scenario = name.replace(/^(server|authorization-server)-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
  return [scenario, JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8'))];
}
