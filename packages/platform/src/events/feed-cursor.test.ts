import { ProblemError } from '@worklane/server';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './feed-cursor.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const day = 86_400_000;
const source = { in: 'query', name: 'cursor' } as const;
const position = 1_790_000_000_000_042;

const refusal = (decode: () => unknown): unknown => {
  try {
    return decode();
  } catch (error) {
    return error;
  }
};

test('a cursor leads back to its position', () => {
  expect(decodeCursor(7, encodeCursor(7, position, now.getTime()), source, now)).toEqual({ position });
});

test('a cursor that was issued before events had positions keeps its transaction, also above 2^53, and its time', () => {
  const cursor = Buffer.from(JSON.stringify([7, '900719925474099312', 42, now.getTime()])).toString('base64url');
  expect(decodeCursor(7, cursor, source, now)).toEqual({
    transactionId: '900719925474099312',
    eventPosition: 42,
    time: now.getTime(),
  });
});

test('a cursor of the last 30 days is good, an older one has expired', () => {
  const aged = (days: number) =>
    refusal(() => decodeCursor(7, encodeCursor(7, position, now.getTime() - days * day), source, now));
  expect(aged(30)).toEqual({ position });
  expect(aged(30.1)).toMatchObject({ code: 'cursor_expired', status: 410 });
});

test('a cursor of another organization is refused', () => {
  expect(refusal(() => decodeCursor(8, encodeCursor(7, position, now.getTime()), source, now))).toMatchObject({
    code: 'invalid_cursor',
    detail: 'The cursor belongs to another organization.',
  });
});

test('a refusal names where the cursor came from', () => {
  const error = refusal(() => decodeCursor(7, 'x', { in: 'header', name: 'Last-Event-ID' }, now));
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ errors: [{ in: 'header', pointer: '/Last-Event-ID', code: 'not_allowed' }] });
});
