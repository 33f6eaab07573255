import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, FolderNotWritableError, lockFolder } from '../../src/database/embedded/database-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await openFolder();
});

describe('the lock of the data folder', () => {
  it('applies within one process and to other paths of the folder', async () => {
    const link = `${folder}-link`;
    await symlink(folder, link);
    try {
      const unlock = lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow(FolderInUseError);
      expect(() => lockFolder(link)).toThrow(FolderInUseError);
      unlock();
      lockFolder(link)();
    } finally {
      await rm(link);
    }
  });

  it('fails with the name of a read-only folder', async () => {
    await mkdir(join(folder, 'lock'));
    expect(() => lockFolder(folder)).toThrow(FolderNotWritableError);
    expect(() => lockFolder(folder)).toThrow(`Cannot write to ${folder}.`);
  });
});
