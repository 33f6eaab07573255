import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src/events`;
const migration = `${platform}/src/database/migrations/0009-event-feed.ts`;

export const events: Area = {
  area: 'events',
  mutants: [
    {
      name: 'The feed shows events whose scope the token lacks',
      edits: [
        {
          file: `${src}/readable-types.ts`,
          find: 'scopes.has(scope) && (!asked || asked.includes(type))',
          replace: '!asked || asked.includes(type)',
        },
      ],
      gate: testOf(platform, 'test/events-list.test.ts'),
    },
    {
      name: 'The feed skips events that commit after events of later transactions',
      edits: [
        {
          file: migration,
          find: 'select ${columns} from events where transaction_id = any(',
          replace: 'select ${columns} from events where false and transaction_id = any(',
        },
      ],
      gate: testOf(platform, 'test/events-order.test.ts'),
    },
    {
      name: 'Two nodes append to the feed at the same time',
      edits: [{ file: migration, find: '  perform pg_advisory_xact_lock(5601220420);\n', replace: '' }],
      gate: testOf(platform, 'test/events-order.test.ts'),
    },
    {
      name: 'A batch of the feed forgets the transactions that are still running',
      edits: [
        {
          file: migration,
          find: 'filter (where running <= batch_end)',
          replace: 'filter (where running > batch_end)',
        },
      ],
      gate: testOf(platform, 'test/events-sequencing.test.ts'),
    },
    {
      name: 'A page of the feed is read without the events that were just committed',
      edits: [{ file: `${src}/list-events.ts`, find: '    await sequencer.pass();\n', replace: '' }],
      gate: testOf(platform, 'test/events-list.test.ts'),
    },
    {
      name: 'The cursor of a full page skips an event',
      edits: [
        {
          file: `${src}/feed.ts`,
          find: '...end(found[limit - 1], found.length > limit',
          replace: '...end(found[limit] ?? found[limit - 1], found.length > limit',
        },
      ],
      gate: testOf(platform, 'test/events-list.test.ts'),
    },
    {
      name: 'A message of the event stream has no id to come back with',
      edits: [
        {
          file: `${src}/event-stream.ts`,
          find: 'return `id: ${cursor}\\nevent: ',
          replace: 'return `: ${cursor}\\nevent: ',
        },
      ],
      gate: testOf(platform, 'test/events-stream.test.ts'),
    },
    {
      name: 'The stream goes on after its token was revoked',
      edits: [
        {
          file: `${src}/event-stream.ts`,
          find: 'while (!signal.aborted && isCurrent()) {',
          replace: 'while (!signal.aborted) {',
        },
      ],
      gate: testOf(platform, 'test/events-stream.test.ts'),
    },
    {
      name: 'An update, as it is delivered, lacks the old values',
      edits: [
        {
          file: `${src}/event-row.ts`,
          find: '"data":${data}${change}}',
          replace: '"data":${data}}',
        },
      ],
      gate: testOf(platform, 'src/events/event-row.test.ts'),
    },
  ],
};
