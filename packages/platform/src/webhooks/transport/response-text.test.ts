import { expect, test } from 'vitest';
import { ResponseText } from './response-text.ts';

const textOf = (...chunks: (string | number[])[]): string => {
  const text = new ResponseText();
  for (const chunk of chunks) text.add(Buffer.from(chunk as string));
  return text.toString();
};

test('chunks are one text, even where they part a character', () => {
  const bytes = [...Buffer.from('Café ☕')];
  expect(textOf(bytes.slice(0, 4), bytes.slice(4, 7), bytes.slice(7))).toBe('Café ☕');
});

test('nothing is an empty text', () => {
  expect(textOf()).toBe('');
});

test('what is not UTF-8 is replaced, and U+0000 is left out', () => {
  expect(textOf([0x61, 0xff, 0xfe, 0x62])).toBe('a\uFFFD\uFFFDb');
  expect(textOf([0xed, 0xa0, 0x80])).toBe('\uFFFD\uFFFD\uFFFD');
  expect(textOf('a\0b\0')).toBe('ab');
  expect(textOf([0x61, 0xe2, 0x98])).toBe('a\uFFFD');
});

test('the first 4 KiB are kept, without the part of a character', () => {
  expect(textOf('a'.repeat(4096))).toBe('a'.repeat(4096));
  expect(textOf('a'.repeat(3000), 'b'.repeat(3000))).toBe('a'.repeat(3000) + 'b'.repeat(1096));
  expect(textOf(`${'a'.repeat(4094)}☕`)).toBe('a'.repeat(4094));
});

test('it tells how much came', () => {
  const text = new ResponseText();
  text.add(Buffer.alloc(4095));
  expect(text.isFull).toBe(false);
  text.add(Buffer.alloc(10_000));
  expect(text).toMatchObject({ isFull: true, size: 14_095 });
});
