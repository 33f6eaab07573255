import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError } from '../src/database/folder-lock.ts';
import { openStore } from '../src/database/open.ts';
import { copyMigratedDatabase } from './embedded-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-lock-'));
  copyMigratedDatabase(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is open once at a time; after kill -9 of its process it can be opened at once', async () => {
  const script = fileURLToPath(new URL('./processes/hold-folder-process.ts', import.meta.url));
  const holder = spawn(process.execPath, ['--conditions=@worklane/source', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'close');
  try {
    await once(holder.stdout, 'data');
    const refused = await openStore({ connections: 1, folder }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUseError);
    expect(String(refused)).toContain(`${folder} is open in another process`);
  } finally {
    holder.kill('SIGKILL');
    await ended;
  }
  const store = await openStore({ connections: 1, folder });
  await store.close();
  const again = await openStore({ connections: 1, folder });
  await again.close();
});
