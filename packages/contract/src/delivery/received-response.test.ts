import { describe, expect, it } from 'vitest';
import { BodyExcerpt } from './received-response.ts';

const excerptOf = (...chunks: (string | number[])[]): string => {
  const excerpt = new BodyExcerpt();
  for (const chunk of chunks) excerpt.add(Buffer.from(chunk as string));
  return excerpt.toString();
};

describe('BodyExcerpt', () => {
  it('joins chunks, even within a character', () => {
    const bytes = [...Buffer.from('Café ☕')];
    expect(excerptOf(bytes.slice(0, 4), bytes.slice(4, 7), bytes.slice(7))).toBe('Café ☕');
  });

  it('is an empty text without chunks', () => {
    expect(excerptOf()).toBe('');
  });

  it('replaces invalid UTF-8 and leaves out U+0000', () => {
    expect(excerptOf([0x61, 0xff, 0xfe, 0x62])).toBe('a\uFFFD\uFFFDb');
    expect(excerptOf([0xed, 0xa0, 0x80])).toBe('\uFFFD\uFFFD\uFFFD');
    expect(excerptOf('a\0b\0')).toBe('ab');
    expect(excerptOf([0x61, 0xe2, 0x98])).toBe('a\uFFFD');
  });

  it('keeps the first 4 KiB, without a character that is cut in two', () => {
    expect(excerptOf('a'.repeat(4096))).toBe('a'.repeat(4096));
    expect(excerptOf('a'.repeat(3000), 'b'.repeat(3000))).toBe('a'.repeat(3000) + 'b'.repeat(1096));
    expect(excerptOf(`${'a'.repeat(4094)}☕`)).toBe('a'.repeat(4094));
  });

  it('counts all bytes of the body', () => {
    const excerpt = new BodyExcerpt();
    excerpt.add(Buffer.alloc(4095));
    expect(excerpt.isFull).toBe(false);
    excerpt.add(Buffer.alloc(10_000));
    expect(excerpt).toMatchObject({ isFull: true, size: 14_095 });
  });
});
