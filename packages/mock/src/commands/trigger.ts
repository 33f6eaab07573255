import { events } from '@worklane/contract';
import { parseData, readArguments, UsageError } from '@worklane/contract/command-line';
import { type DeliveryAttempt, sendDelivery, signedDelivery } from '../samples/sample-delivery.ts';
import { type DeliveryType, eventTypes, parseDeliveryType, sampleEvent } from '../samples/sample-event.ts';
import { type Command, readUrl } from './command.ts';

const help = `worklane-mock trigger <event> --to <URL> --secret <whsec_...> [options]
worklane-mock trigger --all --to <URL> --secret <whsec_...>
worklane-mock trigger --list

Sends a sample delivery of an event, signed as Standard Webhooks specifies, and prints the status.
Its record is an example, so it is marked as a test message. The exit code is 1 unless every response is 2xx.

  --to <URL>         the receiver
  --secret <secret>  the signing secret, default WORKLANE_WEBHOOK_SECRET
  --all              sends one delivery of each event
  --as-event         sends events without the mark of a test message, so that your receiver processes them
  --data <JSON>      is merged into the record: --data '{"title":"Paint the door"}'
  --repeat <n>       sends each delivery n times with the same webhook-id, like retries
  --list             lists the events`;

const options = {
  to: { type: 'string' },
  secret: { type: 'string' },
  all: { type: 'boolean', default: false },
  'as-event': { type: 'boolean', default: false },
  data: { type: 'string' },
  repeat: { type: 'string', default: '1' },
  list: { type: 'boolean', default: false },
} as const;

export const trigger: Command = {
  help,
  async run(args, { out }) {
    const { values, positionals } = readArguments(args, options, 1);
    if (values.list) {
      for (const { type, summary } of Object.values(events)) out(`${type.padEnd(22)} ${summary}`);
      out(`${'webhook.test'.padEnd(22)} A test message was requested.`);
      return 0;
    }
    const types = readTypes(positionals[0], values.all);
    const url = readUrl('--to', values.to);
    const secret = values.secret ?? process.env.WORKLANE_WEBHOOK_SECRET;
    if (!secret) throw new UsageError('Missing option: --secret. Use the signing secret of the webhook.');
    const repeat = readRepeat(values.repeat);
    const data = readData(values.data, values.all);
    let failed = 0;
    for (const type of types) {
      const event = sampleEvent(type, { data, test: !values['as-event'] });
      for (let sent = 0; sent < repeat; sent += 1) {
        const attempt = await sendDelivery(signedDelivery(event, secret, new Date()), url);
        out(attemptLine(type, event.id, attempt));
        if (!attempt.succeeded) failed += 1;
      }
    }
    if (failed > 0) out(`Failed: ${failed} of ${types.length * repeat}.`);
    return failed > 0 ? 1 : 0;
  },
};

function attemptLine(type: DeliveryType, id: string, { status, error, milliseconds }: DeliveryAttempt): string {
  return `${status ?? 'failed'} ${type} ${id} ${milliseconds.toFixed(0)} ms${error ? `: ${error}` : ''}`;
}

function readTypes(name: string | undefined, all: boolean): readonly DeliveryType[] {
  if (all && name) throw new UsageError(`${name} cannot be combined with --all.`);
  if (all) return eventTypes;
  if (name === undefined) throw new UsageError('Missing event type. Use --list to see all types.');
  return [parseDeliveryType(name)];
}

function readRepeat(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UsageError(`Invalid --repeat: ${text}. Use a positive integer.`);
}

function readData(text: string | undefined, all: boolean): Record<string, unknown> {
  if (text === undefined) return {};
  if (all) throw new UsageError('--data cannot be combined with --all, because the records have different fields.');
  return parseData(text);
}
