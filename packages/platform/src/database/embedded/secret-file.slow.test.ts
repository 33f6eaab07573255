import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readOrCreateSecret } from './database-folder.ts';

describe('readOrCreateSecret', () => {
  it('generates a secret once, in a file that only its owner can read', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'worklane-secret-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const folder = join(parent, 'data');

    const secret = await readOrCreateSecret(folder);

    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(await readOrCreateSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });
});
