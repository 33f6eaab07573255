import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PendingFile } from './write-csv.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pending-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (path: string) => {
  const file = new PendingFile(path);
  await file.write('name\nAda\n');
  await file.complete();
};

describe('PendingFile', () => {
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
