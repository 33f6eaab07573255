import { type AddCommand, action, examples } from '../command/invocation.ts';
import { duration, positiveInteger } from '../command/options.ts';

const description =
  'Causes events by changing records, so that webhooks and `worklane listen` receive them. ' +
  'Creates a record by the example of the contract, after those that it must refer to, and updates or deletes it.';

/** Adds `worklane trigger`. */
export const addTrigger: AddCommand = (program, context) => {
  program
    .command('trigger')
    .summary('Cause events by changing records')
    .description(description)
    .argument('<types...>', 'event types or patterns: task.created, task.*, *.deleted')
    .option('--data <json>', 'fields of the record, or of the update')
    .option('--clean', 'delete the created records at the end, also after an error or Ctrl+C')
    .option('--count <n>', 'repeat n times', positiveInteger('--count'))
    .option(
      '--every <duration>',
      'time between repetitions: 500ms, 2s; without --count, until Ctrl+C',
      duration('--every'),
    )
    .addHelpText(
      'after',
      examples(
        'worklane trigger task.created',
        'worklane trigger deal.updated --data \'{"stage":"won"}\' --clean',
        "worklane trigger 'task.*' --every 2s --clean",
      ),
    )
    .action(action(context, () => import('./trigger-events.ts'), 'triggerEvents'));
};
