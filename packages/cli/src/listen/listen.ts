import { WorklaneError } from '@worklane/client';
import { deliveryRules, type schemas } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { CliError, type ExitCode, exitCodes } from '../errors.ts';
import { typeWidth } from '../events/feed.ts';
import type { Session } from '../session/session.ts';
import { ensureSignedIn } from '../sign-in/login.ts';
import type { TextStream } from '../terminal/system.ts';
import { type Attempt, attemptLog, type DeliveryCounts, Forwarder } from './forwarder.ts';
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
  const listener = new Listener(invocation, await openSession(), { ...options, ...forwarding, secret });
  return listener.run(command);
}

interface ListenerOptions
  extends Forwarding,
    Pick<ListenOptions, 'retry' | 'once' | 'timeout' | 'print' | 'skipVerify'> {
  readonly secret: string;
}

/** One run of `worklane listen`. */
class Listener {
  readonly #invocation: Invocation;
  readonly #session: Session;
  readonly #options: ListenerOptions;
  readonly #forwarder: Forwarder;
  readonly #ended = new AbortController();
  #isReady = false;
  /** The exit code of --once; undefined until its event was delivered or failed. */
  #once: ExitCode | undefined;

  constructor(invocation: Invocation, session: Session, options: ListenerOptions) {
    this.#invocation = invocation;
    this.#session = session;
    this.#options = options;
    this.#forwarder = new Forwarder({
      url: options.url,
      secret: options.secret,
      skipVerify: options.skipVerify === true,
      retries: options.retry === true,
      onAttempt: (attempt) => this.#report(attempt),
    });
  }

  async run(command: readonly string[]): Promise<ExitCode> {
    const { system, output } = this.#invocation;
    const interruption = system.interruption();
    const signal = AbortSignal.any([interruption, this.#ended.signal]);
    let receiver: ReceiverProcess | undefined;
    let failure: unknown;
    try {
      const { url, secret } = this.#options;
      if (command.length > 0) {
        receiver = await startReceiver({ command, url, secret, env: system.env, output, signal });
      }
      await Promise.race([this.#follow(signal), ...(receiver ? [receiver.failed] : [])]);
    } catch (error) {
      // What follows the end of a run are aborts that it caused.
      if (!signal.aborted) failure = error;
      this.#ended.abort();
    }
    const counts = await this.#forwarder.stop();
    await receiver?.stop();
    if (this.#isReady) output.note(summary(counts));
    if (failure !== undefined && this.#once === undefined) throw failure;
    return this.#exitCode(counts, interruption.aborted);
  }

  /** Forwards events until the signal aborts. */
  async #follow(signal: AbortSignal): Promise<void> {
    const { types, timeout } = this.#options;
    if (timeout !== undefined) setTimeout(() => this.#ended.abort(), timeout).unref();
    const stream = this.#session.client.events.stream(
      { types },
      { signal, maxRetries: 0, ...this.#connectionReports() },
    );
    for await (const { event, json } of stream) {
      const { id, type } = event;
      await this.#forwarder.forward({ id, type, json });
      if (signal.aborted) return;
    }
  }

  /** Prints when the stream is connected, and ends the run if the service cannot be reached at the start. */
  #connectionReports() {
    const { output } = this.#invocation;
    let isLost = false;
    return {
      onConnected: () => {
        if (!this.#isReady) this.#printReady();
        else if (isLost) output.note('Reconnected. No event was lost.');
        this.#isReady = true;
        isLost = false;
      },
      onDisconnected: (error: WorklaneError | undefined) => {
        if (!this.#isReady && WorklaneError.is(error, 'network_error', 'timeout'))
          throw unreachable(this.#session, error);
        if (!isLost) output.note(`${error?.message ?? 'The service closed the event stream.'} Reconnecting ...`);
        isLost = true;
      },
    };
  }

  #printReady(): void {
    const { output } = this.#invocation;
    const { url, types, secret, once } = this.#options;
    const { style } = this.#invocation.system.stderr;
    output.note(`${style('bold', 'Ready.')} Forwarding ${types ? types.join(', ') : 'all events'} to ${url.href}`);
    output.note(`Signing secret: ${style('bold', secret)}`);
    if (!once) output.note('Press Ctrl+C to end.');
  }

  #report(attempt: Attempt): void {
    const { output } = this.#invocation;
    const { url, onceTypes, print = false } = this.#options;
    output.item(attemptLog(attempt, url, print), () => attemptText(output.stdout, attempt, print));
    const isLast = !attempt.error || !attempt.nextAttemptAt;
    if (!isLast || !(onceTypes as readonly string[] | undefined)?.includes(attempt.event.type)) return;
    this.#once ??= attempt.error ? exitCodes.failed : exitCodes.done;
    this.#ended.abort();
  }

  #exitCode({ failed }: DeliveryCounts, isInterrupted: boolean): ExitCode {
    const { once, timeout } = this.#options;
    if (this.#once !== undefined) return this.#once;
    if (!once) return failed > 0 ? exitCodes.partial : exitCodes.done;
    if (isInterrupted) return exitCodes.interrupted;
    throw new CliError(`No ${once} was delivered within ${Number(timeout) / 1000} s.`);
  }
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
