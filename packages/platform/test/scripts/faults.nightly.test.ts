import { expect, it } from 'vitest';
import { runFaults } from '../../scripts/faults/run-faults.ts';
import { commitSettingViolations, compareFeeds } from '../../scripts/faults/verification.ts';

const faults = [
  'PostgreSQL stopped (immediate)',
  'database read-only',
  'node killed',
  'node paused in a transaction',
  'snapshot open in the database of the service',
] as const;

// `npm run faults -- --minutes 30` does the same with all faults.
it('loses nothing, returns no 500 and recovers without a restart after faults of PostgreSQL and nodes', {
  timeout: 300_000,
}, async () => {
  const { results, violations, acknowledged } = await runFaults({
    shouldContinue: (count) => count < faults.length,
    seed: 1,
    nodes: 2,
    writers: 3,
    faults,
    seconds: [1, 2],
    // Six times what `npm run faults` allows: test machines are slow.
    recoverySeconds: 60,
    feedDelaySeconds: 12,
  });
  expect(violations).toEqual([]);
  expect(results.map(({ fault, restarts }) => ({ fault, restarts }))).toEqual(
    faults.map((fault) => ({ fault, restarts: 0 })),
  );
  expect(acknowledged).toBeGreaterThan(0);
});

const names = ['task.created 1 1', 'task.updated 1 2', 'task.deleted 1 3'];
const [created = '', updated = '', deleted = ''] = names;

it.each<[string, string[], Partial<ReturnType<typeof compareFeeds>>]>([
  ['nothing for a feed that has every change once', names, {}],
  ['an event that is missing', [created, deleted], { eventsLost: [`b: ${updated} was not received`] }],
  [
    'an event that is received twice',
    [...names, deleted],
    {
      eventsDuplicated: [
        `b: ${deleted} was received twice or was not acknowledged`,
        `b: ${deleted} was received after a later version`,
      ],
    },
  ],
  [
    'an event without a change',
    [...names, 'task.created 2 1'],
    { eventsDuplicated: ['b: task.created 2 1 was received twice or was not acknowledged'] },
  ],
  [
    'versions of a record in the wrong order',
    [updated, created, deleted],
    {
      eventsDuplicated: [
        `b: ${created} was received after a later version`,
        `b: ${updated} was received in another order than by a`,
      ],
    },
  ],
])('compareFeeds reports %s', (_name, events, findings) => {
  const received = [
    { reader: 'a', events: names },
    { reader: 'b', events },
  ];
  expect(compareFeeds(names, received)).toEqual({ eventsLost: [], eventsDuplicated: [], ...findings });
});

it('commitSettingViolations reports a session whose commits do not wait for the disk', () => {
  expect(commitSettingViolations({ fsync: 'on', synchronous_commit: 'on' })).toEqual([]);
  expect(commitSettingViolations({ fsync: 'on', synchronous_commit: 'off' })).toEqual([
    'a power cut may lose acknowledged writes: synchronous_commit is off in sessions of the service',
  ]);
});
