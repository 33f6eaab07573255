import { expect, it } from 'vitest';
import { connect, mockServer } from './connect.ts';

const now = () => Date.parse('2026-03-04T22:30:00Z');

it('returns the organization, the member, the application and the time', async () => {
  const identity = { memberId: 15, clientId: 'app_8Rd2mQv5' };
  const scopes = ['tasks.read', 'tasks.write', 'members.read'];
  const { get } = await connect(await mockServer(), { identity, scopes, now });
  expect(await get('who_am_i')).toEqual({
    organization: { id: 1042 },
    member: {
      id: 15,
      name: 'Tomás Pereira',
      email: 'tomas.pereira@harbour-and-pine.example',
      role: expect.any(String),
    },
    application: 'app_8Rd2mQv5',
    can_read: ['tasks', 'members'],
    can_change: ['tasks'],
    read_only: false,
    time: '2026-03-04T22:30:00.000Z',
    weekday: 'Wednesday',
  });
});

it('returns no member when the token acts for the application itself', async () => {
  const { get } = await connect(await mockServer(), { identity: { clientId: 'app_demo1042' } });
  expect(await get('who_am_i')).toMatchObject({ member: null, application: 'app_demo1042' });
});

it('returns only the ID of the member when the token cannot read members, or when the member has left', async () => {
  const mock = await mockServer();
  const unreadable = await connect(mock, { identity: { memberId: 15 }, scopes: ['tasks.read'] });
  expect((await unreadable.get('who_am_i')).member).toEqual({ id: 15 });
  expect(mock.requests).toEqual([]);
  const gone = await connect(mock, { identity: { memberId: 999999 } });
  expect((await gone.get('who_am_i')).member).toEqual({ id: 999999 });
});
