import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withJournalLock } from './journal-lock.ts';

it('refuses to import a file that another process is importing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-lock-'));
  const path = join(folder, 'x.journal');
  try {
    await withJournalLock(path, async () => {
      await expect(withJournalLock(path, async () => undefined, 0)).rejects.toThrow(
        'Another process is importing this file',
      );
    });
    await expect(withJournalLock(path, async () => 'free')).resolves.toBe('free');
  } finally {
    await rm(folder, { recursive: true });
  }
});
