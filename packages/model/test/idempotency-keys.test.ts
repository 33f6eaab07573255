import { expect, test } from 'vitest';
import { IdempotencyKeys } from '../src/idempotency-keys.ts';

const time = new Date('2026-03-02T08:15:00.000Z');
const request = {
  operation: 'createTask',
  organizationId: 7,
  principal: 'member 12',
  key: 'k',
  content: { title: 'x' },
};

test('returns the first response for 24 hours, and rejects another content', () => {
  const keys = new IdempotencyKeys<string>();
  expect(keys.once(request, time, () => 'first')).toEqual({ response: 'first', replayed: false });
  expect(keys.once(request, time, () => 'second')).toEqual({ response: 'first', replayed: true });
  const other = { ...request, content: { title: 'y' } };
  expect(() => keys.once(other, time, () => 'other')).toThrow('was sent with another request at 2026-03-02T08:15');
  const expired = new Date('2026-03-03T08:15:00.001Z');
  expect(keys.once(other, expired, () => 'next')).toEqual({ response: 'next', replayed: false });
});

test.each([
  { principal: 'member 13' },
  { principal: 'app_1' },
  { operation: 'updateTask' },
  { organizationId: 8 },
  { key: 'l' },
])('keys are independent of those of %o', (change) => {
  const keys = new IdempotencyKeys<string>();
  keys.once(request, time, () => 'first');
  expect(keys.once({ ...request, ...change }, time, () => 'other').replayed).toBe(false);
});

test('a rejected request leaves its key unused', () => {
  const keys = new IdempotencyKeys<string>();
  const reject = () => {
    throw new Error('rejected');
  };
  expect(() => keys.once(request, time, reject)).toThrow('rejected');
  expect(keys.once(request, time, () => 'first').replayed).toBe(false);
});

test('the kept responses are plain JSON and can be restored', () => {
  const keys = new IdempotencyKeys<string>();
  keys.once(request, time, () => 'first');
  const restored = new IdempotencyKeys<string>();
  restored.restore(JSON.parse(JSON.stringify(keys.all())));
  expect(restored.once(request, time, () => 'second').replayed).toBe(true);
});
