import type { Invocation } from '../commands/invocation.ts';
import { eventLine } from './event-line.ts';
import { expandEventPatterns } from './event-patterns.ts';
import { feedStart } from './feed-position.ts';

export interface ListEventsOptions {
  readonly since: string;
  /** Event types or patterns. */
  readonly events?: readonly string[];
  readonly limit: number;
}

/** Prints one page of the event feed. */
export async function listEvents({ openSession, output }: Invocation, options: ListEventsOptions): Promise<undefined> {
  const types = options.events && expandEventPatterns(options.events);
  const { client } = await openSession();
  const page = await client.events.list({ ...feedStart(options.since), types, limit: options.limit });
  output.result(page, () => page.data.map((event) => eventLine(output.stdout, event)).join('\n'));
  if (output.isJson) return;
  if (page.data.length === 0) output.note(`No events since ${options.since}.`);
  if (page.has_more) output.note(`More events: --since ${page.next_cursor}`);
}
