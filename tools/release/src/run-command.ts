import { spawnSync } from 'node:child_process';
import { ReleaseError } from './release-error.ts';

/** Runs a command with its output on the terminal. */
export function runCommand(root: string, command: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    throw new ReleaseError(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : '; see above'}.`);
  }
}
