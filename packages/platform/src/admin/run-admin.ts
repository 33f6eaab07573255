import type { Writable } from 'node:stream';
import { readSettings } from '../config/settings.ts';
import { runInService, type TerminalOptions } from './control/control-client.ts';

export interface AdminOptions extends TerminalOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Standard output. */
  output?: Writable;
}

/**
 * Runs a command: in the service that has the embedded database open, else in this process.
 * @returns the exit code: 0, 1 if it fails, 2 if the command line is invalid.
 */
export async function runAdmin(options: AdminOptions): Promise<number> {
  const { argv, env, print, printError, ...terminal } = options;
  const folder = embeddedFolder(env);
  const code = folder === undefined ? undefined : await runInService(folder, options);
  if (code !== undefined) return code;
  // Imported only here, since loading the commands takes most of a second and the service has loaded them.
  const { runCommand } = await import('./run-command.ts');
  const { withCommandDependencies } = await import('./command-dependencies.ts');
  const settings = () => readSettings(env);
  return runCommand({
    argv,
    print,
    printError,
    settings,
    execute: (run, command) => withCommandDependencies({ settings: settings(), command, terminal }, run),
  });
}

/** Returns undefined with PostgreSQL, and with invalid settings, which are reported when the command runs. */
function embeddedFolder(env: AdminOptions['env']): string | undefined {
  try {
    const { databaseUrl, dataFolder } = readSettings(env);
    return databaseUrl === undefined ? dataFolder : undefined;
  } catch {
    return undefined;
  }
}
