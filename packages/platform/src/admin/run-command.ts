import type { Settings } from '../config/settings.ts';
import { type Command, type Result, UsageError } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { usage } from './commands.ts';
import { explain } from './explain.ts';
import type { Session } from './session.ts';

export interface CommandOptions {
  argv: readonly string[];
  print: (line: string) => void;
  warn: (line: string) => void;
  /** @throws InvalidSettingsError */
  settings: () => Settings;
  /** Calls `run` with a session for the command. */
  work: (run: (session: Session) => Promise<Result>, command: Command) => Promise<Result>;
}

/** Runs one command. @returns the exit code: 0, 1 when it fails, 2 when the command line is not valid. */
export async function runCommand({ argv, print, warn, settings, work }: CommandOptions): Promise<number> {
  let known: Settings | undefined;
  try {
    const line = readCommandLine(argv);
    if (!line) {
      print(usage);
      return 0;
    }
    known = settings();
    const result = await work((session) => line.command.run(session, line.values), line.command);
    print(line.json ? JSON.stringify(result.data, null, 2) : result.text);
    if (result.note && !line.json) warn(result.note);
    return 0;
  } catch (error) {
    warn(explain(error, known) ?? `The command failed: ${(error as Error).stack}`);
    if (!(error instanceof UsageError)) return 1;
    warn('npm run admin -- --help lists the commands.');
    return 2;
  }
}
