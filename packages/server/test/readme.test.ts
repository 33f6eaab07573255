import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ServerOptions } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

// The tests of nightly compile its example, and run the conformance suite for its five operations.
it('has an example of fewer than 140 lines', () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(code.trimEnd().split('\n').length).toBeLessThan(140);
});

it('lists every option in its table', () => {
  const options: Record<keyof ServerOptions, true> = {
    handlers: true,
    authenticate: true,
    verifiesProofs: true,
    onAuthenticated: true,
    onUnauthenticated: true,
    excludedOperations: true,
    describePatternViolation: true,
    acceptPatternViolation: true,
    validateResponses: true,
    toProblem: true,
    origins: true,
    fastify: true,
  };
  const named = [...readme.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(options));
});
