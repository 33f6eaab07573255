import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvRow } from '@worklane/contract/csv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pendingFile } from './files.ts';
import { readCsv } from './read-csv.ts';

/** Splits the content into small chunks, which cut lines and characters. */
async function* chunksOf(content: string | Buffer) {
  const bytes = Buffer.from(content as string);
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
}

async function read(content: string | Buffer, delimiter?: string) {
  const csv = await readCsv(chunksOf(content), delimiter);
  const rows: CsvRow[] = [];
  for await (const row of csv.rows) rows.push(row);
  return { header: csv.header, rows };
}

describe('readCsv', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('reads lines that end in %s', async (_, end) => {
    const { header, rows } = await read(['a,b', '1,2', '3,4'].join(end));
    expect(header).toEqual(['a', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('counts the lines of cells with line breaks and of empty lines', async () => {
    const { rows } = await read('a,b\r\n1,"x\r\ny\nz"\r\n\r\n2,""\r\n3,"say ""hi"""\r\n');
    expect(rows).toEqual([
      { number: 1, line: 2, cells: ['1', 'x\r\ny\nz'] },
      { number: 2, line: 6, cells: ['2', ''] },
      { number: 3, line: 7, cells: ['3', 'say "hi"'] },
    ]);
  });

  it('leaves out rows of delimiters only, before and below the header', async () => {
    const { header, rows } = await read(';;\na;b\n ; \n1;2\n"";\n3;4\n;\n');
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([
      { number: 1, line: 4, cells: ['1', '2'] },
      { number: 2, line: 6, cells: ['3', '4'] },
    ]);
  });

  it.each(['sep=|\r\n', '"sep=|"\n', 'SEP=|\r'])('reads the delimiter of the line %j', async (line) => {
    const { header, rows } = await read(`${line}a,x|b${line.at(-1)}1|2`);
    expect(header).toEqual(['a,x', 'b']);
    expect(rows).toEqual([{ number: 1, line: 3, cells: ['1', '2'] }]);
  });

  it.each([
    ['little', (text: string) => Buffer.from(text, 'utf16le')],
    ['big', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('reads UTF-16 in %s-endian order', async (_, encode) => {
    const { header, rows } = await read(encode('\uFEFFnamn\tort\r\nÅsa 🙂\tÖrebro\r\n'));
    expect(header).toEqual(['namn', 'ort']);
    expect(rows).toEqual([{ number: 1, line: 2, cells: ['Åsa 🙂', 'Örebro'] }]);
  });

  it('rejects UTF-16 that ends within a character', async () => {
    await expect(read(Buffer.from('fffe610a', 'hex').subarray(0, 3))).rejects.toThrow('neither UTF-8 nor UTF-16');
  });

  it.each([
    [';', 'a;"b,c,d";e\n'],
    ['\t', 'a\tb\n'],
    ['|', 'a|b\n'],
    [',', 'a\n'],
  ])('detects the delimiter %j in the header', async (delimiter, content) => {
    expect((await readCsv(chunksOf(content))).delimiter).toBe(delimiter);
  });

  it('uses the delimiter that is given', async () => {
    expect((await read('a;b;c,d\n', ',')).header).toEqual(['a;b;c', 'd']);
  });

  it('removes a byte order mark', async () => {
    expect((await read('\uFEFFå,b\n')).header).toEqual(['å', 'b']);
  });

  it('rejects bytes that are not UTF-8 with their line', async () => {
    const latin1 = Buffer.concat([Buffer.from('name\nMaja\nö\n'), Buffer.from([0xf6, 0x0a]), Buffer.from('ok\n')]);
    await expect(read(latin1)).rejects.toThrow('Line 4 is neither UTF-8 nor UTF-16.');
  });

  it('rejects bytes with their line far behind the start', async () => {
    const late = Buffer.concat([Buffer.from(`name\n${'å\n'.repeat(80_000)}`), Buffer.from([0xf6, 0x0a])]);
    await expect(read(late)).rejects.toThrow('Line 80002 is neither');
  });

  it('reads characters that are cut after a long start', async () => {
    const { rows } = await read(`name\n${'å\n'.repeat(30_000)}Åsa 🙂\n`);
    expect(rows).toHaveLength(30_001);
    expect(rows.at(-1)?.cells).toEqual(['Åsa 🙂']);
  });

  it.each([
    ['that is not closed', 'a,b\n1,2\n3,"x\n4,5\n', 'Line 3: a quote is not closed.'],
    ['inside a cell', 'a,b\n1,x"y\n', 'Line 2: a quote in a cell must be doubled'],
    ['that is followed by text', 'a,b\n1,"x"y\n', 'Line 2: a closing quote must be followed by the delimiter'],
  ])('rejects a quote %s with its line', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('rejects an empty file', async () => {
    await expect(read('')).rejects.toThrow('The file is empty');
  });
});

describe('pendingFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pending-file-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (path: string) => {
    const file = pendingFile(path);
    await file.write('name\nAda\n');
    await file.complete();
  };

  it('follows no symbolic link that another user has prepared', async () => {
    const [target, path] = [join(folder, 'target'), join(folder, 'contacts.csv')];
    await writeFile(target, 'untouched', { mode: 0o644 });
    await symlink(target, `${path}.part`);
    await symlink(target, path);
    await write(path);
    expect(await readFile(target, 'utf8')).toBe('untouched');
    expect(await readFile(path, 'utf8')).toBe('name\nAda\n');
  });

  it('can be read by its user only, whatever was there before', async () => {
    const path = join(folder, 'contacts.csv');
    await writeFile(`${path}.part`, 'left over', { mode: 0o666 });
    await writeFile(path, 'older', { mode: 0o666 });
    await write(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
