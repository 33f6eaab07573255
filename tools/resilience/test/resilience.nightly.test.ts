import type { Engine } from '@worklane/testing/tier';
import { expect, it } from 'vitest';
import { runFaults } from '../src/run.ts';

const runs: [Engine, readonly string[]][] = [
  [
    'postgresql',
    [
      'postgresql-killed',
      'postgresql-stopped',
      'database-read-only',
      'connections-cut',
      'node-killed-without-receiver',
      'node-paused-in-transaction',
      'snapshot-open',
      'clock-ahead',
      'clock-behind',
      'listen-cut',
      'import-killed',
    ],
  ],
  ['pglite', ['node-killed', 'node-killed-while-starting', 'receiver-restarted', 'power-cut']],
];

// `npm run resilience -- --minutes 30` does the same with all faults.
it.each(runs)(
  'loses nothing, returns no 500 and recovers without a restart after faults on %s: %j',
  {
    timeout: 400_000,
  },
  async (engine, faults) => {
    const { results, violations, acknowledged } = await runFaults({
      engine,
      shouldContinue: (count) => count < faults.length,
      seed: 1,
      nodes: 2,
      writers: 3,
      faults,
      seconds: [1, 2],
      // Six times what `npm run resilience` allows: test machines are slow.
      recoverySeconds: 60,
      feedDelaySeconds: 12,
    });
    expect(violations).toEqual([]);
    expect(new Map(results.map(({ fault, restarts }) => [fault, restarts]))).toEqual(
      new Map(faults.map((fault) => [fault, 0])),
    );
    expect(acknowledged).toBeGreaterThan(0);
  },
);
