import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ServerOptions } from '../src/index.ts';

it('lists every option in its table', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
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
