import { type Client, type EventType, WorklaneError } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { ParameterValues } from './parameter-values.ts';

/** Prints each event as a line of JSON until Ctrl+C. The client reconnects without losing events. */
export async function printStream(
  { system, output }: Pick<Invocation, 'system' | 'output'>,
  client: Client,
  { query, header }: ParameterValues,
): Promise<ExitCode> {
  const signal = system.interruption();
  const types = query.types as readonly EventType[] | undefined;
  let cursor = header['Last-Event-ID'] as string | undefined;
  if (system.stderr.isTerminal) output.note('Waiting for events. Press Ctrl+C to stop.');
  try {
    for await (const streamed of client.events.stream({ types, cursor }, { signal })) {
      cursor = streamed.cursor;
      output.item(streamed.event, () => JSON.stringify(streamed.event));
    }
  } catch (error) {
    if (!WorklaneError.is(error, 'aborted')) throw error;
  }
  if (cursor !== undefined) output.note(`Continue with --last-event-id ${cursor}`);
  return exitCodes.interrupted;
}
