import type { Client } from '@worklane/client';
import { parseSince } from '../time/since.ts';

/** The last time that RFC 3339 can express. */
const endOfTime = '9999-12-31T23:59:59Z';

/** Returns the cursor after the latest event of the feed. */
export async function endOfFeed(client: Client): Promise<string> {
  const { next_cursor } = await client.events.list({ since: endOfTime, limit: 1 });
  return next_cursor;
}

/** Returns the part of a feed query that `--since` is: a time for a duration or a date, and a cursor for any other text. */
export function feedStart(text: string): { since?: string; cursor?: string } {
  const since = parseSince(text);
  return since === undefined ? { cursor: text } : { since };
}
