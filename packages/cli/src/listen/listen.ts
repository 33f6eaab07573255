import { WorklaneError } from '@worklane/client';
import { deliveryRules, type schemas } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { CliError, type ExitCode, exitCodes } from '../errors.ts';
import { typeWidth } from '../events/feed.ts';
import type { Session } from '../session/session.ts';
import { ensureSignedIn } from '../sign-in/login.ts';
import type { Output } from '../terminal/output.ts';
import type { System, TextStream } from '../terminal/system.ts';
import { type Attempt, attemptLog, type DeliveryCounts, forwarderTo } from './forwarder.ts';
import { type Forwarding, type ListenOptions, parseForwarding, readSigningSecret } from './listen-options.ts';
import { type ReceiverProcess, startReceiver } from './receiver-process.ts';

/** Forwards events to a URL until Ctrl+C. */
export async function listen(
  invocation: Invocation,
  options: ListenOptions,
  command: readonly string[],
): Promise<ExitCode | undefined> {
  const { system, output } = invocation;
  const forwarding = options.printSecret ? undefined : parseForwarding(options);
  let session: Promise<Session> | undefined;
  const openSession = () => (session ??= ensureSignedIn(invocation));
  const secret = await readSigningSecret(system, options.secret, openSession);
  if (!forwarding) {
    output.result({ secret }, () => secret);
    return undefined;
  }
  return forward(invocation, await openSession(), { ...options, ...forwarding, secret }, command);
}

interface ListenerOptions
  extends Forwarding,
    Pick<ListenOptions, 'retry' | 'once' | 'timeout' | 'print' | 'skipVerify'> {
  readonly secret: string;
}

async function forward(
  { system, output }: Invocation,
  session: Session,
  options: ListenerOptions,
  command: readonly string[],
): Promise<ExitCode> {
  const { url, types, onceTypes, secret, once, timeout, print = false, skipVerify = false, retry = false } = options;
  const ended = new AbortController();
  const interruption = system.interruption();
  const signal = AbortSignal.any([interruption, ended.signal]);
  let isReady = false;
  /** The exit code of --once; undefined until its event was delivered or failed. */
  let onceCode: ExitCode | undefined;

  const onAttempt = (attempt: Attempt) => {
    output.item(attemptLog(attempt, url, print), () => attemptText(output.stdout, attempt, print));
    const isLast = !attempt.error || !attempt.nextAttemptAt;
    if (!isLast || !(onceTypes as readonly string[] | undefined)?.includes(attempt.event.type)) return;
    onceCode ??= attempt.error ? exitCodes.failed : exitCodes.done;
    ended.abort();
  };
  const forwarder = forwarderTo({ url, secret, skipVerify, retries: retry, onAttempt });

  /** Prints when the stream is connected, and ends the run if the service cannot be reached at the start. */
  let isLost = false;
  const connectionReports = {
    onConnected() {
      if (!isReady) printReady(system, output, options);
      else if (isLost) output.note('Reconnected. No event was lost.');
      isReady = true;
      isLost = false;
    },
    onDisconnected(error: WorklaneError | undefined) {
      if (!isReady && WorklaneError.is(error, 'network_error', 'timeout')) throw unreachable(session, error);
      if (!isLost) output.note(`${error?.message ?? 'The service closed the event stream.'} Reconnecting ...`);
      isLost = true;
    },
  };

  /** Forwards events until the signal aborts. */
  async function follow(): Promise<void> {
    if (timeout !== undefined) setTimeout(() => ended.abort(), timeout).unref();
    const stream = session.client.events.stream({ types }, { signal, maxRetries: 0, ...connectionReports });
    for await (const { event, json } of stream) {
      const { id, type } = event;
      await forwarder.forward({ id, type, json });
      if (signal.aborted) return;
    }
  }

  let receiver: ReceiverProcess | undefined;
  let failure: unknown;
  try {
    if (command.length > 0) {
      receiver = await startReceiver({ command, url, secret, env: system.env, output, signal });
    }
    await Promise.race([follow(), ...(receiver ? [receiver.failed] : [])]);
  } catch (error) {
    // What follows the end of a run are aborts that it caused.
    if (!signal.aborted) failure = error;
    ended.abort();
  }
  const counts = await forwarder.stop();
  await receiver?.stop();
  if (isReady) output.note(summary(counts));
  if (onceCode !== undefined) return onceCode;
  if (failure !== undefined) throw failure;
  if (!once) return counts.failed > 0 ? exitCodes.partial : exitCodes.done;
  if (interruption.aborted) return exitCodes.interrupted;
  throw new CliError(`No ${once} was delivered within ${Number(timeout) / 1000} s.`);
}

function printReady(
  { stderr: { style } }: System,
  output: Output,
  { url, types, secret, once }: ListenerOptions,
): void {
  output.note(`${style('bold', 'Ready.')} Forwarding ${types ? types.join(', ') : 'all events'} to ${url.href}`);
  output.note(`Signing secret: ${style('bold', secret)}`);
  if (!once) output.note('Press Ctrl+C to end.');
}

const unreachable = ({ baseUrl }: Session, cause: WorklaneError): CliError =>
  new CliError(`The service at ${baseUrl} cannot be reached: ${cause.message}`, exitCodes.unreachable, { cause });

function summary({ delivered, failed, notSent }: DeliveryCounts): string {
  const parts = [`${delivered} delivered`, `${failed} failed`, ...(notSent > 0 ? [`${notSent} not sent`] : [])];
  return `${parts.join(', ')}.`;
}

/** Returns one line about an attempt, and below it the bodies if they are printed. */
function attemptText(
  { style }: Pick<TextStream, 'style'>,
  { event, number, startedAt, durationMs, response, error, nextAttemptAt }: Attempt,
  withBodies: boolean,
): string {
  const time = startedAt.toTimeString().slice(0, 8);
  const result = error ? style('red', String(response?.status ?? 'failed')) : style('green', String(response?.status));
  const columns = [style('dim', time), event.type.padEnd(typeWidth), event.id, result, `${durationMs} ms`];
  if (number > 1) columns.push(`attempt ${number}`);
  if (error) columns.push([error.detail, hint(error, response)].filter(Boolean).join(' '));
  if (nextAttemptAt) columns.push(`next attempt at ${nextAttemptAt.toTimeString().slice(0, 8)}`);
  const bodies = withBodies ? [indented(event.json), indented(response?.body ?? '', '< ')] : [];
  return [columns.join('  '), ...bodies.filter((body) => body !== '')].join('\n');
}

/** What to do on a machine of a developer. */
const hints: Partial<Record<schemas.DeliveryErrorCode, string>> = {
  connection_refused: 'Is your server running?',
  tls_error: 'Use --skip-verify to accept any certificate.',
  protocol_error: 'Does --to need https?',
};

const hint = ({ code }: schemas.WebhookLogError, response: Attempt['response']): string | undefined =>
  response?.status === deliveryRules.disablingStatus ? 'The service would disable the webhook.' : hints[code];

/** Returns a body as indented lines, JSON in its usual form. */
function indented(body: string, mark = ''): string {
  if (body === '') return '';
  const lines = formatted(body).split('\n');
  return lines.map((line) => `    ${mark}${line}`).join('\n');
}

function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body.trimEnd();
  }
}
