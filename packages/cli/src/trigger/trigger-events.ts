import { type EventType, events } from '@worklane/contract';
import { parseData } from '@worklane/contract/command-line';
import type { Invocation } from '../command/invocation.ts';
import type { Body } from '../contract.ts';
import { CliError, type ExitCode, exitCodes, UsageError } from '../errors.ts';
import { eventLine, expandEventPatterns } from '../events/feed.ts';
import { claimsOf } from '../session/open-session.ts';
import { pause } from '../terminal/process-system.ts';
import { resourceOf, scopesToCreate } from './record-changes.ts';
import { type EventTrigger, serviceTrigger } from './service-trigger.ts';

export interface TriggerOptions {
  /** A JSON object. */
  readonly data?: string;
  /** Deletes the records that it created. */
  readonly clean?: true;
  /** How often. Default: once, or without end with `every`. */
  readonly count?: number;
  /** Milliseconds between two times. */
  readonly every?: number;
}

/** Milliseconds to wait for the events of a change. */
const timeout = 10_000;

/** Causes events of the given types, and prints them as they appear in the feed. */
export async function triggerEvents(
  invocation: Invocation,
  options: TriggerOptions,
  patterns: readonly string[],
): Promise<ExitCode | undefined> {
  if (patterns.includes('webhook.test')) {
    throw new UsageError('webhook.test is sent to one webhook. Run: worklane webhooks test <id>');
  }
  const types = expandEventPatterns(patterns);
  const data = options.data === undefined ? undefined : parseData(options.data);
  if (types.length > 1 && data) {
    throw new UsageError('--data requires one event type: records have different fields.');
  }
  const signal = invocation.system.interruption();
  const trigger = await openTrigger(invocation, { types, data, signal });
  const { count = options.every === undefined ? 1 : Number.POSITIVE_INFINITY, every = 0 } = options;
  let errors: readonly unknown[] = [];
  try {
    for (let time = 0; time < count && !signal.aborted; time += 1) {
      if (time > 0) await pause(every, signal);
      for (const type of types) {
        if (signal.aborted) break;
        printEvents(invocation, await invocation.output.during(`Causing ${type}`, () => trigger.trigger(type)));
      }
    }
  } finally {
    errors = await finish(invocation, options, trigger);
  }
  if (errors.length > 0) throw errors[0];
  return signal.aborted ? exitCodes.interrupted : undefined;
}

interface PlannedTrigger {
  readonly types: readonly EventType[];
  readonly data: Body | undefined;
  readonly signal: AbortSignal;
}

async function openTrigger({ openSession }: Invocation, planned: PlannedTrigger): Promise<EventTrigger> {
  const { data, signal } = planned;
  const { client, accessToken } = await openSession();
  // Only what a token says can be checked: one that is not a JWT says nothing.
  const { scope } = claimsOf(await accessToken());
  if (scope !== undefined) await requireScopes(planned, scope.split(' '));
  return serviceTrigger(client, { data, timeout, signal });
}

/** Refuses before anything is written: half of the records would be left. @throws CliError */
async function requireScopes({ types, data }: PlannedTrigger, granted: readonly string[]): Promise<void> {
  for (const type of types) {
    const resource = resourceOf(events[type].entity);
    const missing = [...(await scopesToCreate(resource, data))].filter((scope) => !granted.includes(scope));
    if (missing.length > 0) {
      throw new CliError(
        `${type} needs scopes that the access token lacks: ${missing.join(' ')}. Add them to the application, then sign in again.`,
      );
    }
  }
}

function printEvents({ output }: Invocation, events: Awaited<ReturnType<EventTrigger['trigger']>>): void {
  for (const event of events) output.item(event, () => eventLine(output.stdout, event));
}

/** Deletes what was created if requested, and names what remains. Runs after an error and Ctrl+C, too. */
async function finish(
  invocation: Invocation,
  { clean }: TriggerOptions,
  trigger: EventTrigger,
): Promise<readonly unknown[]> {
  const progress = invocation.output.progress(clean ? 'Deleting the created records' : 'Waiting for events');
  const errors = clean ? [...(await trigger.cleanUp())] : [];
  const events = await trigger.remainingEvents().catch((error: unknown) => {
    errors.push(error);
    return [];
  });
  progress.stop();
  printEvents(invocation, events);
  const created = trigger.created();
  if (created.length > 0) {
    const names = created.map(({ resource, id }) => `${resource.kind} ${id}`).join(', ');
    invocation.output.note(clean ? `Not deleted: ${names}.` : `Created: ${names}. --clean deletes what a run creates.`);
  }
  return errors;
}
