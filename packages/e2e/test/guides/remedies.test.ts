import { type Client, createClient, plainToken } from '@worklane/client';
import { problems } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

// The remedies of problems, followed to the letter.

let worklane: Client;
beforeEach(async () => {
  const mock = await startMock({ port: 0, empty: true });
  onTestFinished(() => mock.close());
  worklane = createClient({ baseUrl: mock.url, auth: plainToken('x', { organizationId: 1042 }) });
});

describe('after cursor_expired', () => {
  type Copies = Map<number, { version: number; title: string }>;

  const readLists = async () => {
    const copies: Copies = new Map();
    for await (const { id, version, title } of worklane.tasks.iterate({ sort: 'created_at', limit: 1 })) {
      copies.set(id, { version, title });
    }
    return copies;
  };

  /** @param meanwhile what others do after the lists were read, and before the feed is */
  async function follow(copies: Copies, meanwhile: () => Promise<unknown>): Promise<void> {
    const current = await readLists();
    for (const id of copies.keys()) if (!current.has(id)) copies.delete(id);
    for (const [id, copy] of current) copies.set(id, copy);
    await meanwhile();
    for await (const { type, data } of worklane.events.iterate({
      types: ['task.created', 'task.updated', 'task.deleted'],
    })) {
      if (data.version <= (copies.get(data.id)?.version ?? 0)) continue;
      if (type === 'task.deleted') copies.delete(data.id);
      else copies.set(data.id, data);
    }
  }

  it('the remedy leads to the records of the service, without those that were deleted meanwhile', async () => {
    expect(problems.cursor_expired.remedy).toMatch(
      /complete lists.*delete your copies.*read the feed without a cursor.*Ignore events whose `data\.version` is not newer/s,
    );
    const [kept, deleted, deletedLater] = await Promise.all(
      ['Kept', 'Deleted', 'Deleted later'].map((title) => worklane.tasks.create({ title })),
    );
    const copies = await readLists();
    await worklane.tasks.update(kept?.id ?? 0, { title: 'Changed' });
    await worklane.tasks.delete(deleted?.id ?? 0);
    await follow(copies, async () => {
      await worklane.tasks.delete(deletedLater?.id ?? 0);
      await worklane.tasks.create({ title: 'New' });
    });
    expect([...copies.values()].map(({ title }) => title).toSorted()).toEqual(['Changed', 'New']);
    const versions = new Map([...copies].map(([id, { version }]) => [id, version]));
    expect(versions).toEqual(new Map([...(await readLists())].map(([id, { version }]) => [id, version])));
  });
});

describe('after webhook_disabled', () => {
  it('a recovery sends nothing for events of the time in which it was disabled, and the feed has them', async () => {
    const { remedy } = problems.webhook_disabled;
    expect(remedy).toContain(
      'Events that occurred while it was disabled have no deliveries: read them from the event feed.',
    );
    const registration = { url: 'http://127.0.0.1:9/hooks', org_id: 1042, events: ['task.created' as const] };
    const { id } = await worklane.webhooks.create(registration);
    await worklane.webhooks.replace(id, { ...registration, status: 'disabled' });
    const missed = await worklane.tasks.create({ title: 'Missed' });
    await worklane.webhooks.replace(id, { ...registration, status: 'enabled' });
    expect(await worklane.webhooks.recover(id)).toMatchObject({ scheduled: 0 });
    const { data } = await worklane.events.list({ types: ['task.created'] });
    expect(data.map((event) => event.data.id)).toEqual([missed.id]);
  });
});
