import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statuses } from '../src/webhook-error.ts';

// The tests of nightly compile its programs, and run each with a signed delivery.
it('the README lists every error code with its status', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)]);
  expect(rows).toEqual(Object.entries(statuses));
});
