import { readSettings } from '../config/settings.ts';
import { runInService } from './control/control-client.ts';

export interface AdminOptions {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  clock: () => Date;
  /** Paths of the command line are relative to it. */
  workingFolder: string;
  /** Lines of standard output, and of standard error. */
  print: (line: string) => void;
  warn: (line: string) => void;
  /** Asks for a line of standard input. */
  readLine: (question: string) => Promise<string>;
}

/**
 * Runs one command of the command line: in the service that has the embedded database open, else in this process.
 * @returns the exit code: 0, 1 when it fails, 2 when the command line is not valid.
 */
export async function runAdmin(options: AdminOptions): Promise<number> {
  const { argv, env, clock, print, warn, ...terminal } = options;
  const folder = embeddedFolder(env);
  const code = folder === undefined ? undefined : await runInService(folder, options);
  if (code !== undefined) return code;
  // Loading all commands takes most of a second, which a command in the service need not wait for.
  const { runCommand } = await import('./run-command.ts');
  const { withSession } = await import('./session.ts');
  const settings = () => readSettings(env);
  return runCommand({
    argv,
    print,
    warn,
    settings,
    work: (run, command) => withSession({ settings: settings(), clock, command, terminal }, run),
  });
}

/** Undefined with PostgreSQL, and for settings that are not valid: they are reported when the command runs. */
function embeddedFolder(env: AdminOptions['env']): string | undefined {
  try {
    const { databaseUrl, dataFolder } = readSettings(env);
    return databaseUrl === undefined ? dataFolder : undefined;
  } catch {
    return undefined;
  }
}
