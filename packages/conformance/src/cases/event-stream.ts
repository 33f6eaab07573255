import { operations } from '@worklane/contract';
import { messagesOf, type StreamMessage, type StreamReading } from '../event-stream.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { Session } from '../session.ts';
import { expectStatus } from '../world/expectations.ts';
import type { FeedEvent } from '../world/feed.ts';
import { bearer } from './event-series.ts';

interface StreamOptions {
  readonly lastEventId?: string;
  readonly types?: string;
  readonly token?: string | undefined;
}

export async function readStream(
  session: Session,
  { lastEventId, types, token }: StreamOptions,
  stream: StreamReading,
): Promise<StreamMessage[]> {
  const response = await session.request(operations.streamEvents, {
    ...(types !== undefined && { query: `?types=${types}` }),
    headers: { ...bearer(token), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    stream,
  });
  expectStatus(response, 200);
  return messagesOf(session.exchanges.findLast(({ request }) => request.stream === stream)?.response.body ?? '');
}

/** Returns the messages other than comments. */
export const eventsIn = (messages: readonly StreamMessage[]) => messages.filter(({ data }) => data !== undefined);

/** Expects one message for each event, and a position for each to resume from. */
export function expectMessages(messages: readonly StreamMessage[], expected: readonly FeedEvent[]): void {
  const sent = eventsIn(messages);
  const given = sent.map(({ data = '', event }) => ({ event, data: JSON.parse(data) as unknown }));
  expectEqual(
    'the messages',
    given,
    expected.map((event) => ({ event: event.type, data: event })),
  );
  const ids = new Set(sent.map(({ id }) => id));
  const isUnique = ids.size === sent.length && !ids.has(undefined);
  expectThat(isUnique, `expected each message to have an id of its own, got ${[...ids].join(', ')}`);
}
