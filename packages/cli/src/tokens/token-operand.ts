import type { Invocation } from '../commands/invocation.ts';
import { UsageError } from '../errors.ts';

/** Returns the operand, or standard input for `-`; without an operand, the token of the session. */
export async function tokenFrom({ system, openSession }: Invocation, operand: string | undefined): Promise<string> {
  if (operand === undefined) return (await openSession()).accessToken();
  const token = (operand === '-' ? await system.readInput() : operand).trim();
  if (token !== '') return token;
  throw new UsageError('The token is missing: standard input is empty.');
}
