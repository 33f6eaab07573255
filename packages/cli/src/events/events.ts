import { WorklaneError } from '@worklane/client';
import type { Invocation } from '../command/invocation.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import { endOfFeed, eventLine, expandEventPatterns, feedStart, followEvents } from './feed.ts';

interface FilterOptions {
  /** Event types or patterns. */
  readonly events?: readonly string[];
  readonly actor?: string;
  readonly recordId?: number;
}

const filtersOf = ({ events, actor, recordId: record_id }: FilterOptions) => ({
  types: events && expandEventPatterns(events),
  actor,
  record_id,
});

export interface ListEventsOptions extends FilterOptions {
  readonly since: string;
  readonly until?: string;
  readonly limit: number;
}

/** Prints one page of the event feed. */
export async function listEvents({ openSession, output }: Invocation, options: ListEventsOptions): Promise<undefined> {
  const filters = filtersOf(options);
  const { since, until, limit } = options;
  const { client } = await openSession();
  const page = await client.events.list({ ...feedStart(since), ...filters, until, limit });
  output.result(page, () => page.data.map((event) => eventLine(output.stdout, event)).join('\n'));
  if (output.isJson) return;
  if (page.data.length === 0) output.note(`No events since ${since}.`);
  if (page.has_more) output.note(`More events: --since ${page.next_cursor}`);
}

export interface TailEventsOptions extends FilterOptions {
  readonly since?: string;
  /** Ends after this number of events. */
  readonly limit?: number;
  /** Prints the records, too. */
  readonly print?: true;
}

/** Prints events as they occur, until Ctrl+C. */
export async function tailEvents(
  { openSession, output, system }: Invocation,
  { since, limit, print, ...options }: TailEventsOptions,
): Promise<ExitCode | undefined> {
  const filters = filtersOf(options);
  const { client } = await openSession();
  const signal = system.interruption();
  const start = since === undefined ? { cursor: await endOfFeed(client) } : feedStart(since);
  output.note('Waiting for events. Press Ctrl+C to stop.');
  let last: string | undefined = start.cursor;
  let printed = 0;
  try {
    for await (const { event, cursor } of followEvents(client, { ...start, ...filters }, signal)) {
      output.item(event, () => {
        const line = eventLine(output.stdout, event);
        return print ? `${line}\n${JSON.stringify(event.data, undefined, 2)}` : line;
      });
      last = cursor;
      printed += 1;
      if (printed === limit) return undefined;
    }
    return undefined;
  } catch (error) {
    if (!WorklaneError.is(error, 'aborted')) throw error;
    if (last) output.note(`Continue with: worklane events tail --since ${last}`);
    return exitCodes.interrupted;
  }
}
