import { describe, expect, it } from 'vitest';
import type { RunningMock } from '../../src/index.ts';
import { startTestMock as start } from '../mock-client.ts';

const list = async (mock: RunningMock, path: string): Promise<Record<string, unknown>[]> => {
  const response = await fetch(`${mock.url}/api/v1/${path}`, { headers: { Authorization: 'Bearer x' } });
  return ((await response.json()) as { data: Record<string, unknown>[] }).data;
};

describe('seed', () => {
  it('creates records that requests return', async () => {
    const mock = await start();
    const { tasks } = mock.seed({ tasks: [{ title: 'Paint the door' }, { title: 'Call Maja', priority: 'high' }] });
    expect(tasks).toMatchObject([{ title: 'Paint the door', status: 'open' }, { priority: 'high' }]);
    expect((await list(mock, '1042/tasks')).map(({ title }) => title)).toEqual(['Call Maja', 'Paint the door']);
  });

  it('creates records before those that refer to them, with the given IDs', async () => {
    const mock = await start();
    const { tasks } = mock.seed({ tasks: [{ title: 'Measure', project_id: 7 }], projects: [{ id: 7, name: 'Lobby' }] });
    expect(tasks[0]?.project_id).toBe(7);
  });

  it('creates members and records of another organization', async () => {
    const mock = await start();
    const { members } = mock.seed({ members: [{ name: 'Åsa Öberg' }] }, { organizationId: 5 });
    expect(members).toMatchObject([
      { organization_id: 5, role: 'member', email: expect.stringMatching(/^asa\.oberg@/) },
    ]);
    expect(await list(mock, '5/members')).toEqual(members);
    expect(await list(mock, '1042/tasks')).toEqual([]);
  });

  it('adds to the generated data, or replaces it', async () => {
    const mock = await start({ empty: false });
    mock.seed({ tasks: [{ title: 'One more' }] });
    expect((await list(mock, '1042/tasks?limit=200')).length).toBeGreaterThan(20);
    mock.seed({ tasks: [{ title: 'The only one' }] }, { replace: true });
    expect(await list(mock, '1042/tasks')).toMatchObject([{ title: 'The only one' }]);
    expect(await list(mock, '1042/contacts')).toEqual([]);
    expect((await list(mock, '1042/members')).length).toBeGreaterThan(1);
  });

  it('rejects a body that the contract does not allow', async () => {
    const mock = await start();
    // @ts-expect-error The contract has no such field.
    expect(() => mock.seed({ tasks: [{ title: 'Paint', colour: 'red' }] })).toThrow(
      'must NOT have additional properties colour',
    );
    // @ts-expect-error The title is required.
    expect(() => mock.seed({ tasks: [{ priority: 'high' }] })).toThrow("must have required property 'title'");
    // @ts-expect-error The contract has no such collection.
    expect(() => mock.seed({ invoices: [] })).toThrow('Unknown collection: invoices.');
    expect(() => mock.seed({ tasks: [{ title: 'Paint', project_id: 99 }] })).toThrow('1 field is not valid.');
  });
});

describe('startMock', () => {
  it('shares nothing with other mocks', async () => {
    const [one, two] = [await start(), await start()];
    one.seed({ tasks: [{ title: 'Only here' }] });
    one.conditions.set({ fail: 1 });
    expect(await list(two, '1042/tasks')).toEqual([]);
    expect(one.requests).toEqual([]);
    expect(two.requests).toHaveLength(1);
  });

  it('returns to its first state', async () => {
    const mock = await start();
    mock.seed({ tasks: [{ title: 'Paint the door' }] });
    mock.conditions.set({ delay: 1 });
    mock.reset();
    expect(mock.conditions.current.delay).toBe(0);
    expect(mock.requests).toEqual([]);
    expect(await list(mock, '1042/tasks')).toEqual([]);
    mock.reset({ seed: 3 });
    expect((await list(mock, '1042/tasks')).length).toBeGreaterThan(20);
  });

  it('restores a snapshot', async () => {
    const mock = await start();
    mock.seed({ tasks: [{ title: 'Paint the door' }] });
    const snapshot = structuredClone(mock.snapshot());
    mock.reset();
    mock.restore(snapshot);
    expect(await list(mock, '1042/tasks')).toMatchObject([{ title: 'Paint the door' }]);
  });
});
