import { openStore } from '../../src/database/open.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { writeEvent } from './writing.ts';

/**
 * A node that is paused by SIGSTOP: it has written event 1 in an open transaction, has committed event 2, and has just sent the
 * statement that appends event 2 to the feed.
 */
const { url, organizationId } = JSON.parse(process.argv[2] ?? '{}');
const store = await openStore({ url, connections: 2 });
const transaction = await store.db.startTransaction().execute();
await writeEvent(transaction, { organizationId, id: 1 });
await writeEvent(store.db, { organizationId, id: 2 });
process.send?.({ stopping: true }, () => {
  void sequenceEvents(store.db);
  setImmediate(() => process.kill(process.pid, 'SIGSTOP'));
});
