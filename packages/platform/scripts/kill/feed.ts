import type { Principal } from '@worklane/server';
import type { Store } from '../../src/database/store.ts';
import type { EventDependencies } from '../../src/events/dependencies.ts';
import { EventSequencer, sequenceEvents } from '../../src/events/event-sequencer.ts';
import { listEvents } from '../../src/events/list-events.ts';
import type { FeedRead } from './acknowledgement.ts';

const scopes = new Set(['projects.read', 'quotes.read', 'tasks.read']);

/** Reads the event feed of an organization from a cursor on, or from its beginning, to its end. */
export async function readFeed(store: Store, organizationId: number, cursor?: string): Promise<FeedRead> {
  const sequencer = new EventSequencer(() => sequenceEvents(store.db));
  const list = listEvents({ store, clock: () => new Date() } as EventDependencies, sequencer);
  const principal: Principal = { organizationId, clientId: 'reader', scopes };
  const read: FeedRead = { ids: [], cursor };
  for (;;) {
    const query = { limit: 100, ...(read.cursor !== undefined && { cursor: read.cursor }) };
    const { body } = await list({ principal, query } as unknown as Parameters<typeof list>[0]);
    const page = JSON.parse(String((body as { text: string }).text));
    read.ids.push(...page.data.map(({ id }: { id: string }) => id));
    read.cursor = page.next_cursor;
    if (!page.has_more) return read;
  }
}
