import type { Connection } from '@worklane/client';
import { expect, test } from 'vitest';
import { sessionAccess } from '../src/session/session-access.ts';

function open(fail = () => false) {
  let asked = 0;
  let now = 0;
  const auth = sessionAccess(async () => {
    asked++;
    if (fail()) throw new Error('signed out');
    return { access_token: `token ${asked}`, expires_in: 600, organization_id: 7, scope: 'tasks.read' };
  });
  const session = auth.open({ now: () => now } as Connection);
  return { session, asked: () => asked, forward: (seconds: number) => (now += seconds * 1000) };
}

test('one token serves all calls until shortly before it ends', async () => {
  const { session, asked, forward } = open();
  const both = await Promise.all([session.access(), session.access()]);
  expect(both.map(({ authorization, organizationId }) => [authorization, organizationId])).toEqual([
    ['Bearer token 1', 7],
    ['Bearer token 1', 7],
  ]);
  forward(569);
  expect((await session.access()).authorization).toBe('Bearer token 1');
  forward(2);
  expect((await session.access()).authorization).toBe('Bearer token 2');
  expect(asked()).toBe(2);
});

test('a token that is refused is replaced once, however many calls were refused', async () => {
  const { session, asked } = open();
  const refused = await session.access();
  const renewed = await Promise.all([session.renew?.(refused), session.renew?.(refused)]);
  expect(renewed.map((access) => access?.authorization)).toEqual(['Bearer token 2', 'Bearer token 2']);
  expect((await session.renew?.(refused))?.authorization).toBe('Bearer token 2');
  expect(asked()).toBe(2);
});

test('after a failure the next call asks again', async () => {
  let failing = true;
  const { session } = open(() => failing);
  await expect(session.access()).rejects.toThrow('signed out');
  failing = false;
  expect((await session.access()).authorization).toBe('Bearer token 2');
});
