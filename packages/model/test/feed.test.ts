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
