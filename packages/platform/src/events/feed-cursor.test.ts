import { ProblemError } from '@worklane/server';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './feed-cursor.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const day = 86_400_000;
const source = { in: 'query', name: 'cursor' } as const;
const position = 1_790_000_000_000_042;

const errorOf = (decode: () => unknown): unknown => {
  try {
    return decode();
  } catch (error) {
    return error;
  }
};

describe('feed cursors', () => {
  it('decodes to its position', () => {
    expect(decodeCursor(7, encodeCursor(7, position, now.getTime()), source, now)).toBe(position);
  });

  it('accepts cursors of the last 30 days and rejects older ones with cursor_expired', () => {
    const aged = (days: number) =>
      errorOf(() => decodeCursor(7, encodeCursor(7, position, now.getTime() - days * day), source, now));
    expect(aged(30)).toBe(position);
    expect(aged(30.1)).toMatchObject({ code: 'cursor_expired', status: 410 });
  });

  it('rejects a cursor of another organization', () => {
    expect(errorOf(() => decodeCursor(8, encodeCursor(7, position, now.getTime()), source, now))).toMatchObject({
      code: 'invalid_cursor',
      detail: 'The cursor belongs to another organization.',
    });
  });

  it('names the parameter in the error', () => {
    const error = errorOf(() => decodeCursor(7, 'x', { in: 'header', name: 'Last-Event-ID' }, now));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ errors: [{ in: 'header', pointer: '/Last-Event-ID', code: 'not_allowed' }] });
  });
});
