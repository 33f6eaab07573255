import { type Check, type Command, generation } from './check.ts';
import type { Area, Edit, Mutation } from './mutation.ts';
import type { CommandResult } from './run-command.ts';

/** A copy of the repository. */
export interface Workspace {
  /** Applies edits in order. @throws OutdatedMutation */
  edit(edits: readonly Edit[]): Promise<void>;
  /** Restores the copied files. */
  restore(): Promise<void>;
  run(command: Command): Promise<CommandResult>;
}

export interface MutationResult {
  readonly area: string;
  readonly mutation: Mutation;
  /** The check that failed, and the line in which it says why; undefined when the mutation survived. */
  readonly caughtBy: { readonly check: Check; readonly reason: string } | undefined;
  /** The duration of all checks that ran on it. */
  readonly seconds: number;
}

/** A check fails without any mutation, so it proves nothing. */
export class FailingCheck extends Error {
  override readonly name = 'FailingCheck';
}

export interface RunOptions {
  readonly workspace: Workspace;
  readonly areas: readonly Area[];
  /** Whether the checks of other mutations run on a mutation that its own check does not catch. */
  readonly allChecks: boolean;
  readonly onCheck: (check: Check) => void;
  readonly onResult: (result: MutationResult) => void;
}

/**
 * Runs all checks on the unchanged workspace, then applies one mutation after the other and runs its check.
 * @throws FailingCheck
 * @throws OutdatedMutation
 */
export async function runMutations(options: RunOptions): Promise<MutationResult[]> {
  const { workspace, areas, allChecks, onCheck, onResult } = options;
  const all = areas.flatMap(({ mutations }) => mutations.map(({ check }) => check));
  const checks = [...new Map(all.map((check) => [check.name, check])).values()];
  for (const check of checks) {
    onCheck(check);
    const { passed, output } = await workspace.run(check);
    if (!passed) throw new FailingCheck(`${check.name} fails without any mutation:\n\n${endOf(output)}`);
  }

  const results: MutationResult[] = [];
  for (const { area, mutations } of areas) {
    for (const mutation of mutations) {
      const others = allChecks ? checks.filter(({ name }) => name !== mutation.check.name) : [];
      const result = { area, mutation, ...(await runChecks(workspace, mutation, [mutation.check, ...others])) };
      onResult(result);
      results.push(result);
    }
  }
  return results;
}

/** Runs the checks on the mutation up to the first that fails. */
async function runChecks(workspace: Workspace, mutation: Mutation, checks: readonly Check[]) {
  let seconds = 0;
  try {
    await workspace.edit(mutation.edits);
    for (const check of mutation.regenerate ? [generation, ...checks] : checks) {
      const result = await workspace.run(check);
      seconds += result.seconds;
      if (!result.passed) return { caughtBy: { check, reason: reasonIn(result.output) }, seconds };
    }
    return { caughtBy: undefined, seconds };
  } finally {
    await workspace.restore();
  }
}

/** Returns the name of the failed test from the output of Vitest, or the first line of other output. */
function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const failedTest = lines.find((line) => line.startsWith('FAIL '));
  if (failedTest) return failedTest.replace(/^FAIL\s+/, '');
  const [first = '', second = ''] = lines;
  return first.endsWith(':') ? `${first} ${second}` : first;
}

const endOf = (output: string): string => output.trimEnd().split('\n').slice(-40).join('\n');
