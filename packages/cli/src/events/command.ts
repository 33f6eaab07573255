import { type AddCommand, action, examples } from '../command/invocation.ts';
import { eventsOption, positiveInteger, time } from '../command/options.ts';

const sinceFlag = '--since <time>';
const sinceFormats = 'a duration (2h), a time (2026-03-02T08:00:00Z) or a cursor';

const actorOption = [
  '--actor <actor>',
  'only changes by this member ID, client ID or type of actor, such as agent',
] as const;
const recordOption = [
  '--record-id <id>',
  'only events of the record with this ID',
  positiveInteger('--record-id'),
] as const;

/** Adds `worklane events`. */
export const addEvents: AddCommand = (program, context) => {
  const events = program
    .command('events')
    .summary('Read the event feed')
    .description('Reads the event feed, which has the events of the last 30 days.')
    .addHelpText('after', examples('worklane events list --since 2h', 'worklane events tail'));

  events
    .command('list')
    .summary('List past events')
    .description('Lists events of the last 30 days, oldest first.')
    .option(sinceFlag, `start at ${sinceFormats}`, '24h')
    .option('--until <time>', 'end at a duration (1h) before now, or a time', time('--until'))
    .option(...eventsOption)
    .option(...actorOption)
    .option(...recordOption)
    .option('--limit <n>', 'maximum number of events, up to 200', positiveInteger('--limit'), 50)
    .addHelpText(
      'after',
      examples(
        'worklane events list --since 7d --until 1d --actor agent',
        "worklane events list --events 'task.*' --json",
      ),
    )
    .action(action(context, () => import('./events.ts'), 'listEvents'));

  events
    .command('tail')
    .summary('Show events as they occur')
    .description('Shows events as they occur, and reconnects without losing one.')
    .option(sinceFlag, `start at ${sinceFormats} instead of with new events`)
    .option(...eventsOption)
    .option(...actorOption)
    .option(...recordOption)
    .option('--limit <n>', 'end after this number of events', positiveInteger('--limit'))
    .option('--print', 'show the records, too')
    .addHelpText(
      'after',
      examples('worklane events tail', "worklane events tail --events '*.deleted' --since 1h --json"),
    )
    .action(action(context, () => import('./events.ts'), 'tailEvents'));
};
