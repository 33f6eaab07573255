import { events } from '@worklane/contract';
import { type Attempt, attempt } from '../attempt.ts';
import { type DeliveryType, deliveryType, eventTypes } from '../event-name.ts';
import { signedDelivery } from '../samples/sample-delivery.ts';
import { sampleEvent } from '../samples/sample-event.ts';
import { readArguments, readUrl, UsageError } from './arguments.ts';
import type { Command } from './command.ts';

const help = `npm run mock:trigger -- <event> --to <URL> --secret <whsec_...> [options]
npm run mock:trigger -- --all --to <URL> --secret <whsec_...>
npm run mock:trigger -- --list

Sends a sample delivery of an event, signed as Standard Webhooks says, and prints the status.
The exit code is 1 unless every answer was 2xx.

  --to <URL>         the receiver
  --secret <secret>  what it verifies with; also from WORKLANE_WEBHOOK_SECRET
  --all              one of each of the 48 events
  --data <JSON>      goes into the record: --data '{"title":"Paint the door"}'
  --repeat <n>       sends each n times with the same webhook-id, as retries do
  --list             shows the events`;

const options = {
  to: { type: 'string' },
  secret: { type: 'string' },
  all: { type: 'boolean', default: false },
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
      out(`${'webhook.test'.padEnd(22)} A test message was asked for.`);
      return 0;
    }
    const types = readTypes(positionals[0], values.all);
    const to = readUrl('--to', values.to);
    const secret = values.secret ?? process.env.WORKLANE_WEBHOOK_SECRET;
    if (!secret) throw new UsageError('--secret is missing: give the one that the receiver verifies with.');
    const repeat = readCount(values.repeat);
    const data = readData(values.data, values.all);
    let failed = 0;
    for (const type of types) {
      const event = sampleEvent(type, { data });
      for (let sent = 0; sent < repeat; sent += 1) {
        const outcome = await attempt(signedDelivery(event, secret, new Date()), to);
        out(line(type, event.id, outcome));
        if (!outcome.succeeded) failed += 1;
      }
    }
    if (failed > 0) out(`Failed: ${failed} of ${types.length * repeat}.`);
    return failed > 0 ? 1 : 0;
  },
};

function line(type: DeliveryType, id: string, { status, error, milliseconds }: Attempt): string {
  return `${status ?? 'failed'} ${type} ${id} ${milliseconds.toFixed(0)} ms${error ? `: ${error}` : ''}`;
}

function readTypes(name: string | undefined, all: boolean): readonly DeliveryType[] {
  if (all && name) throw new UsageError(`Give ${name} or --all, not both.`);
  if (all) return eventTypes;
  if (name === undefined) throw new UsageError('Name an event, or give --all or --list.');
  return [deliveryType(name)];
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UsageError(`--repeat ${text} is no number of times.`);
}

function readData(text: string | undefined, all: boolean): Record<string, unknown> {
  if (text === undefined) return {};
  if (all) throw new UsageError('--data goes with one event: the records of different kinds differ.');
  const data = parsed(text);
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>;
  throw new UsageError('--data must be a JSON object such as {"title":"Paint the door"}.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--data is no JSON: ${(error as Error).message}.`);
  }
}
