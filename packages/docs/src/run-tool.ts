import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Tool {
  /** The npm package and its command file. */
  package: string;
  command: string;
}

/**
 * Runs the command of an npm package in a child process and discards its output.
 * @throws with the output if the command fails.
 */
export async function runTool(tool: Tool, args: readonly string[], folder: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve(`${tool.package}/package.json`);
  const command = join(dirname(packageFile), tool.command);
  try {
    await run(process.execPath, [command, ...args], { cwd: folder, env: { ...process.env, ...environment } });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool.package} failed:\n${[stderr, stdout].filter(Boolean).join('\n')}`, { cause: error });
  }
}

/** Disables telemetry and update checks. */
const environment = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
