import { readSettings, type Settings } from '../settings.ts';
import { UsageError } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { usage } from './commands.ts';
import { explain } from './explain.ts';
import { withSession } from './session.ts';

export interface AdminOptions {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  clock: () => Date;
  /** Lines of standard output, and of standard error. */
  print: (line: string) => void;
  warn: (line: string) => void;
  /** Asks for a line of standard input. */
  readLine: (question: string) => Promise<string>;
}

/** Runs one command of the command line. @returns the exit code: 0, 1 when it is refused, 2 when it is not understood. */
export async function runAdmin({ argv, env, clock, print, warn, readLine }: AdminOptions): Promise<number> {
  let settings: Settings | undefined;
  try {
    const line = readCommandLine(argv);
    if (!line) {
      print(usage);
      return 0;
    }
    settings = readSettings(env);
    const result = await withSession({ settings, clock, readLine }, (session) =>
      line.command.run(session, line.values),
    );
    print(line.json ? JSON.stringify(result.data, null, 2) : result.text);
    if (result.note && !line.json) warn(result.note);
    return 0;
  } catch (error) {
    warn(explain(error, settings) ?? `The command failed: ${(error as Error).stack}`);
    if (!(error instanceof UsageError)) return 1;
    warn('npm run admin -- --help lists the commands.');
    return 2;
  }
}
