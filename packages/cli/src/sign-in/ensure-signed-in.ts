import type { Invocation } from '../commands/invocation.ts';
import { CliError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Session } from '../session/session.ts';
import { signIn } from './login.ts';

/**
 * Returns the session, after a sign-in with the browser if there is none and a person is at the terminal.
 * @throws CliError, WorklaneError
 */
export async function ensureSignedIn(invocation: Invocation): Promise<Session> {
  try {
    const session = await invocation.openSession();
    await session.accessToken();
    return session;
  } catch (error) {
    const isSignedOut = error instanceof CliError && error.exitCode === exitCodes.unauthenticated;
    if (!isSignedOut || !invocation.system.isInteractive) throw error;
    invocation.output.note(error.message.split(' Run: ', 1).join());
    await signIn(invocation, { browser: true });
    return invocation.openSession();
  }
}
