import {
  type Client,
  createClient,
  plainToken,
  type SyncChange,
  type SyncStorage,
  WorklaneError,
} from '@worklane/client';
import { type RunningMock, startMock } from '@worklane/mock';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';

type Kind = 'tasks' | 'companies';
const kinds: readonly Kind[] = ['tasks', 'companies'];

/** Copies in memory. They apply changes and position together or, when they fail, some of the changes. */
class Copies implements SyncStorage<Kind> {
  readonly records = new Map<string, object>();
  /** The calls of `apply` until it fails. */
  failsAfter = Number.POSITIVE_INFINITY;
  stored: string | undefined;

  position = () => this.stored;

  apply(changes: readonly SyncChange<Kind>[], position: string | undefined): void {
    const fails = this.failsAfter-- <= 0;
    for (const { collection, id, record } of fails ? changes.slice(0, changes.length / 2) : changes) {
      if (record) this.records.set(`${collection} ${id}`, record);
      else this.records.delete(`${collection} ${id}`);
    }
    if (fails) throw new Error('The disk is full.');
    this.stored = position ?? this.stored;
  }

  ids = (collection: Kind) =>
    [...this.records.keys()].flatMap((key) => (key.startsWith(`${collection} `) ? [Number(key.split(' ')[1])] : []));
}

async function start(): Promise<{ mock: RunningMock; client: Client }> {
  const mock = await startMock({ port: 0, empty: true });
  onTestFinished(() => mock.close());
  const auth = plainToken('any', { organizationId: 1042 });
  return { mock, client: createClient({ baseUrl: mock.url, auth, maxRetries: 0 }) };
}

async function allOf(client: Client): Promise<Map<string, object>> {
  const all = new Map<string, object>();
  for (const kind of kinds)
    for await (const record of client[kind].iterate({ limit: 200 })) all.set(`${kind} ${record.id}`, record);
  return all;
}

/** Makes a change of some record. */
async function change(client: Client, ids: Map<Kind, number[]>, [kind, action, choice]: Change): Promise<void> {
  const known = ids.get(kind) ?? [];
  ids.set(kind, known);
  const id = known[choice % Math.max(1, known.length)];
  const text = `${action} ${choice}`;
  if (action === 'create' || id === undefined) {
    const { id: created } = await (kind === 'tasks'
      ? client.tasks.create({ title: text })
      : client.companies.create({ name: text }));
    known.push(created);
  } else if (action === 'update') {
    await (kind === 'tasks' ? client.tasks.update(id, { title: text }) : client.companies.update(id, { name: text }));
  } else {
    await client[kind].delete(id);
    known.splice(known.indexOf(id), 1);
  }
}

type Change = readonly [Kind, 'create' | 'update' | 'delete', number];

const changes = fc.array(
  fc.tuple(fc.constantFrom(...kinds), fc.constantFrom('create', 'update', 'update', 'delete'), fc.nat(50)),
  { maxLength: 12 },
);

/** What happens before a run: changes, a failure of the storage after some calls, or the end of the position in the feed. */
const runs = fc.array(
  fc.record({
    changes,
    failsAfter: fc.option(fc.nat(3), { nil: Number.POSITIVE_INFINITY, freq: 3 }),
    expires: fc.boolean(),
    during: changes,
  }),
  { minLength: 1, maxLength: 5 },
);

describe('client.sync', () => {
  it('makes copies equal to the API, whatever changes, fails or expires', async () => {
    const { mock, client } = await start();
    await fc.assert(
      fc.asyncProperty(runs, async (all) => {
        mock.reset();
        const copies = new Copies();
        const ids = new Map<Kind, number[]>();
        for (const run of all) {
          for (const each of run.changes) await change(client, ids, each);
          // As the clock of a mock cannot be set, its whole state replaces itself: every earlier position is undone.
          if (run.expires) await restore(mock);
          copies.failsAfter = run.failsAfter;
          const syncing = client.sync(kinds, copies).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'storage_failed' });
          });
          for (const each of run.during) await change(client, ids, each);
          await syncing;
        }
        copies.failsAfter = Number.POSITIVE_INFINITY;
        await client.sync(kinds, copies);
        expect(copies.records).toEqual(await allOf(client));
      }),
      { numRuns: 15 },
    );
  });

  it('reads everything once, then only changes', async () => {
    const { client } = await start();
    const { id } = await client.tasks.create({ title: 'One' });
    const copies = new Copies();
    expect(await client.sync(kinds, copies)).toEqual({ isComplete: true, changes: 1 });
    expect(await client.sync(kinds, copies)).toEqual({ isComplete: false, changes: 0 });
    for (const title of ['Two', 'Three']) await client.tasks.update(id, { title });
    expect(await client.sync(kinds, copies)).toEqual({ isComplete: false, changes: 1 });
    expect(await client.sync(['tasks'], copies)).toEqual({ isComplete: true, changes: 1 });
  });

  it('reads everything again when the position is no longer in the feed, and deletes what is gone', async () => {
    const { mock, client } = await start();
    const ids = [];
    for (const title of ['One', 'Two']) ids.push((await client.tasks.create({ title })).id);
    const copies = new Copies();
    await client.sync(kinds, copies);
    await client.tasks.delete(ids[0] ?? 0);
    await restore(mock);
    expect(await client.sync(kinds, copies)).toEqual({ isComplete: true, changes: 2 });
    expect([...copies.records.keys()]).toEqual([`tasks ${ids[1]}`]);
  });

  it('fails without the read scope of a collection, of which the feed would leave out the events', async () => {
    const { mock } = await start();
    const client = createClient({
      baseUrl: mock.url,
      auth: plainToken('any', { organizationId: 1042 }),
      fetch: withoutTasks,
    });
    const syncing = client.sync(kinds, new Copies());
    await expect(syncing).rejects.toSatisfy((error) => WorklaneError.is(error, 'insufficient_scope'));
  });
});

const withoutTasks: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  if (String(url).includes('/tasks')) headers.set('Prefer', 'code=403, example=insufficient_scope');
  return fetch(url, { ...init, headers });
};

/** Replaces the state of a mock by itself. */
async function restore({ url }: RunningMock): Promise<void> {
  const state = await (await fetch(`${url}/__mock/state`)).text();
  const response = await fetch(`${url}/__mock/state`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: state,
  });
  expect(response.ok).toBe(true);
}
