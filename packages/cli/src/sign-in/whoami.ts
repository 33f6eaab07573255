import type { Invocation } from '../commands/invocation.ts';
import type { ExitCode } from '../exit-codes.ts';
import { describeSession } from '../session/describe-session.ts';
import { sessionText } from '../session/session-text.ts';

/** Shows whose access commands use, after the service has accepted it. */
export async function whoami({ system, globals, output }: Invocation): Promise<ExitCode | undefined> {
  const description = await describeSession(system, globals);
  output.result(description, () => sessionText(description, output.stdout));
  return undefined;
}
