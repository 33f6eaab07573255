import type { SettingField } from '@worklane/contract';
import { settingFields } from '@worklane/contract/command-line';
import { type Command, Option } from 'commander';
import { type AddCommand, action, type CommandContext, examples } from '../command/invocation.ts';
import { flagOf, lowerCaseStart, positiveInteger, time } from '../command/options.ts';

/** Adds `worklane webhooks`. */
export const addWebhooks: AddCommand = (program, context) => {
  const webhooks = program
    .command('webhooks')
    .summary('Manage webhooks and their deliveries')
    .description('Manages webhooks and their deliveries.')
    .addHelpText(
      'after',
      examples(
        "worklane webhooks create --url https://example.com/hooks --events 'task.*'",
        'worklane webhooks test 7',
        'worklane webhooks logs 7 --status failed --since 2h',
        'worklane webhooks recover 7 --since 2h',
      ),
    );
  addChanges(webhooks, context);
  addDeliveries(webhooks, context);
};

function addChanges(webhooks: Command, context: CommandContext): void {
  const create = webhooks
    .command('create')
    .summary('Create a webhook')
    .description('Creates a webhook, and shows its signing secret, which is not shown again.')
    .requiredOption('--url <url>', 'the https URL of the receiver')
    .requiredOption('--events <types...>', 'event types or patterns: task.created, task.*, *.deleted')
    .addHelpText(
      'after',
      examples("worklane webhooks create --url https://example.com/hooks --events 'task.*' deal.updated"),
    )
    .action(action(context, work, 'createWebhook'));
  addSettings(create, ({ isLater }) => !isLater);

  const update = withId(webhooks.command('update'))
    .summary('Change a webhook')
    .description(
      'Changes the given fields of a webhook. An empty text clears an optional one. `worklane api` lists, shows and deletes webhooks.',
    )
    .option('--url <url>', 'the https URL of the receiver')
    .option('--events <types...>', 'event types or patterns, which replace the current ones')
    .addHelpText(
      'after',
      examples("worklane webhooks update 7 --events 'task.*'", 'worklane webhooks update 7 --status disabled'),
    )
    .action(action(context, work, 'updateWebhook'));
  addSettings(update);

  withId(webhooks.command('rotate-secret'))
    .summary('Replace the signing secret of a webhook')
    .description(
      'Replaces the signing secret of a webhook, and shows the new one. Deliveries are also signed with the old one for 24 hours.',
    )
    .addHelpText('after', examples('worklane webhooks rotate-secret 7'))
    .action(action(context, work, 'rotateSecret'));
}

function addDeliveries(webhooks: Command, context: CommandContext): void {
  withId(webhooks.command('test'))
    .summary('Send a test message')
    .description(
      'Sends a signed test message, by default webhook.test, and shows its result. The exit code is 5 if the delivery fails.',
    )
    .option('--event <type>', 'a message of this event type, marked as a test')
    .option('--data <json>', 'fields of its record; the others are those of the example')
    .addHelpText(
      'after',
      examples(
        'worklane webhooks test 7',
        'worklane webhooks test 7 --event task.created --data \'{"title":"Paint the door"}\'',
      ),
    )
    .action(action(context, deliveries, 'testWebhook'));

  withPage(withId(webhooks.command('logs')))
    .summary('List delivery attempts')
    .description('Lists the delivery attempts of the last 30 days, newest first.')
    .option('--status <status>', 'only attempts with this status: succeeded, failed or pending')
    .option('--event <type>', 'only deliveries of this event type')
    .option('--since <time>', 'only attempts since a duration (2h) or a time', time('--since'))
    .addHelpText('after', examples('worklane webhooks logs 7 --status failed --since 2h'))
    .action(action(context, deliveries, 'listLogs'));

  withLogId(webhooks.command('redeliver'))
    .summary('Repeat a delivery')
    .description('Sends the delivery of an attempt again, and shows its result. The exit code is 5 if it fails.')
    .addHelpText('after', examples('worklane webhooks redeliver 7 1041'))
    .action(action(context, deliveries, 'redeliverLog'));

  withId(webhooks.command('recover'))
    .summary('Repeat failed deliveries, and retry waiting ones now')
    .description('Schedules all deliveries again that have failed since a time, and makes all waiting retries now.')
    .option('--since <time>', 'a duration (2h) or a time, by default 30 days ago', time('--since'))
    .addHelpText('after', examples('worklane webhooks recover 7', 'worklane webhooks recover 7 --since 2h'))
    .action(action(context, deliveries, 'recoverWebhook'));
}

/** Adds an option for each setting of the contract that has none of its own. */
function addSettings(command: Command, isOption: (field: SettingField) => boolean = () => true): void {
  const { url: _, events: __, ...fields } = settingFields.Webhook;
  for (const [name, field] of Object.entries<SettingField>(fields).filter(([, each]) => isOption(each))) {
    const flag = flagOf(name);
    const [text] = field.description.split(/[,.]/, 1);
    const option = new Option(`${flag} <${field.type === 'string' ? 'text' : 'n'}>`, lowerCaseStart(text));
    if (field.enum) option.choices(field.enum);
    if (field.type === 'integer') option.argParser(positiveInteger(flag));
    command.addOption(option);
  }
}

const withId = (command: Command): Command =>
  command.argument('<id>', 'ID of the webhook', positiveInteger('webhook ID'));

const withLogId = (command: Command): Command =>
  withId(command).argument('<log-id>', 'ID of the attempt', positiveInteger('attempt ID'));

const withPage = (command: Command): Command =>
  command
    .option('--limit <n>', 'maximum number, up to 200', positiveInteger('--limit'), 50)
    .option('--cursor <cursor>', 'continue after an earlier page');

const work = () => import('./webhooks.ts');
const deliveries = () => import('./deliveries.ts');
