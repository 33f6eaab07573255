import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { ClientErrorCode } from '../src/index.ts';

// The nightly tests of the installed packages run its snippets.
it('the README lists every error code of the client', async () => {
  const codes: Record<ClientErrorCode, true> = {
    network_error: true,
    timeout: true,
    aborted: true,
    unexpected_response: true,
    organization_unknown: true,
    signed_out: true,
    storage_failed: true,
    callback_failed: true,
    state_mismatch: true,
    issuer_mismatch: true,
  };
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  expect([...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)).toEqual(Object.keys(codes));
});
