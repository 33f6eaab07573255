import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A command exceeded its time limit, so its result is unknown. */
export class CommandTimeout extends Error {
  override readonly name = 'CommandTimeout';
}

export interface CommandResult {
  readonly passed: boolean;
  /** Standard output and error, without colors. */
  readonly output: string;
  readonly seconds: number;
}

export interface CommandOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** The command is killed after this time. */
  readonly limitSeconds: number;
  readonly signal: AbortSignal;
}

/** Runs a command and every process that it starts. @throws CommandTimeout */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { folder, env, limitSeconds, signal }: CommandOptions,
): Promise<CommandResult> {
  signal.throwIfAborted();
  const start = performance.now();
  // In its own process group, so that its child processes are killed with it.
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

  const endGroup = () => {
    if (child.pid !== undefined) endProcessGroup(child.pid);
  };
  const limit = AbortSignal.timeout(limitSeconds * 1000);
  const either = AbortSignal.any([limit, signal]);
  either.addEventListener('abort', endGroup);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    signal.throwIfAborted();
    if (limit.aborted)
      throw new CommandTimeout(`${[program, ...args].join(' ')} did not end within ${limitSeconds} s.`);
    return {
      passed: code === 0,
      output: stripVTControlCharacters(Buffer.concat(chunks).toString()),
      seconds: (performance.now() - start) / 1000,
    };
  } finally {
    either.removeEventListener('abort', endGroup);
  }
}

function endProcessGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
