import { expect, test } from 'vitest';
import { EventLog, feedPage } from '../src/index.ts';

const now = new Date('2026-03-02T08:15:00.000Z');
const principal = { organizationId: 1, scopes: new Set(['tasks.read']) } as never;
const event = (id: number) => ({
  ...{ id: `evt_${id}`, type: 'task.created', organization_id: 1, timestamp: now.toISOString(), data: { id } },
});
const page = (log: EventLog, cursor?: string) =>
  feedPage(log, principal, { limit: 10, ...(cursor !== undefined && { cursor }) }, now);
const idsOf = (read: ReturnType<typeof page>) => read.data.map(({ id }) => id);

test('selects events by actor and record', () => {
  const log = new EventLog();
  log.append({ ...event(1), actor: { type: 'agent', client_id: 'one', member_id: 12 } });
  log.append({ ...event(2), actor: { type: 'member', member_id: 12 } });
  log.append(event(3));
  const found = (query: object) => idsOf(feedPage(log, principal, { limit: 10, ...query }, now));
  expect(found({ actor: '12' })).toEqual(['evt_1', 'evt_2']);
  expect(found({ actor: 'one' })).toEqual(['evt_1']);
  expect(found({ actor: 'member' })).toEqual(['evt_2']);
  expect(found({ actor: 'undefined' })).toEqual([]);
  expect(found({ record_id: 3 })).toEqual(['evt_3']);
  expect(found({ record_id: 2, actor: 'agent' })).toEqual([]);
});

test('ends at a time, and continues there for as long as the events that follow are kept', () => {
  const log = new EventLog();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [20, 10]) log.append({ ...event(days), timestamp: daysAgo(days).toISOString() });
  const read = (query: object, at = now) => feedPage(log, principal, { limit: 10, ...query }, at);
  const until = daysAgo(15).toISOString();
  const first = read({ until });
  expect([idsOf(first), first.has_more]).toEqual([['evt_20'], false]);
  const cursor = first.next_cursor;
  expect(read({ cursor, until: daysAgo(29).toISOString() })).toEqual({
    data: [],
    next_cursor: cursor,
    has_more: false,
  });
  expect(idsOf(read({ cursor }))).toEqual(['evt_10']);
  expect(errorOf(() => read({ cursor }, daysAgo(-16)))).toMatchObject({ code: 'cursor_expired' });
  const { next_cursor: start } = read({ since: daysAgo(25).toISOString(), until: daysAgo(90).toISOString() });
  expect(idsOf(read({ cursor: start }))).toEqual(['evt_20', 'evt_10']);
  expect(errorOf(() => read({ cursor: start }, daysAgo(-6)))).toMatchObject({ code: 'cursor_expired' });
  const { next_cursor: end } = read({ until: daysAgo(-1).toISOString() });
  expect(idsOf(read({ cursor: end }, daysAgo(-29)))).toEqual([]);
});

const errorOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error as { code: string; resync: { from: string } };
  }
};

test('a cursor from before a restore of the events must resync, and misses none from where it is told to continue', () => {
  const log = new EventLog();
  for (const id of [1, 2, 3]) log.append(event(id));
  const { next_cursor: lost } = page(log);
  log.restore([event(1)]);
  for (const id of [4, 5]) log.append(event(id));
  const error = errorOf(() => page(log, lost)) as { code: string; resync: { from: string } };
  expect(error.code).toBe('resync_required');
  expect(idsOf(page(log, error.resync.from))).toEqual(['evt_1', 'evt_4', 'evt_5']);
  expect(idsOf(page(log))).toEqual(['evt_1', 'evt_4', 'evt_5']);
});

test('a cursor beyond the end of the feed is invalid', () => {
  const [log, other] = [new EventLog(), new EventLog()];
  log.append(event(1));
  expect(errorOf(() => page(other, page(log).next_cursor))).toMatchObject({ code: 'invalid_cursor' });
});
