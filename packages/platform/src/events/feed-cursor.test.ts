import { ProblemError } from '@worklane/server';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './feed-cursor.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const day = 86_400_000;
const source = { in: 'query', name: 'cursor' } as const;
const place = { transactionId: '900719925474099312', position: 42 };

const refusal = (decode: () => unknown): unknown => {
  try {
    return decode();
  } catch (error) {
    return error;
  }
};

test('a cursor leads back to its place, also behind 2^53 transactions', () => {
  expect(decodeCursor(7, encodeCursor(7, place, now.getTime()), source, now)).toEqual(place);
});

test('a cursor of the last 30 days is good, an older one has expired', () => {
  const aged = (days: number) =>
    refusal(() => decodeCursor(7, encodeCursor(7, place, now.getTime() - days * day), source, now));
  expect(aged(30)).toEqual(place);
  expect(aged(30.1)).toMatchObject({ code: 'cursor_expired', status: 410 });
});

test('a cursor of another organization is refused', () => {
  expect(refusal(() => decodeCursor(8, encodeCursor(7, place, now.getTime()), source, now))).toMatchObject({
    code: 'invalid_cursor',
    detail: 'The cursor belongs to another organization.',
  });
});

test('a refusal names where the cursor came from', () => {
  const error = refusal(() => decodeCursor(7, 'x', { in: 'header', name: 'Last-Event-ID' }, now));
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ errors: [{ in: 'header', pointer: '/Last-Event-ID', code: 'not_allowed' }] });
});
