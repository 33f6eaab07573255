import { spawnSync } from 'node:child_process';
import { UsageError } from '@worklane/contract/command-line';

/** Runs a command with its output on the terminal. */
export function runCommand(root: string, command: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    throw new UsageError(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : '; see above'}.`);
  }
}
