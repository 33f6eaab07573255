import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { System } from '../terminal/system.ts';
import { openInputFile, summarize } from './input-file.ts';

async function* noInput() {}
const system = { inputChunks: noInput } as unknown as System;

describe('openInputFile', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-input-'));
    path = join(folder, 'contacts.csv');
    await writeFile(path, 'last_name\nEk\n');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('opens a file that can be read more than once', async () => {
    const file = await openInputFile(path, system);
    const summary = await summarize(file, undefined);
    expect(summary).toMatchObject({ header: ['last_name'], delimiter: ',', rows: 1 });
    expect(await summarize(file, undefined)).toEqual(summary);
  });

  it('rejects a file that has changed since it was read first', async () => {
    const file = await openInputFile(path, system);
    await summarize(file, undefined);
    await writeFile(path, 'last_name\nBerg\nEk\n');
    await expect(summarize(file, undefined)).rejects.toThrow('was changed while it was read');
  });

  it('rejects a folder', async () => {
    await expect(openInputFile(folder, system)).rejects.toThrow('is not a file.');
  });
});
