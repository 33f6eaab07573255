import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Message = Record<string, unknown>;

/** Maximum length of the kept standard error, in characters. */
const keptErrors = 200_000;

/** A child process that exchanges messages with its parent. */
export class Child {
  readonly #process: ChildProcess;
  readonly #messages: Message[] = [];
  #onMessage: () => void = () => undefined;
  /** The end of its standard error. */
  errors = '';

  /**
   * @param options the first argument of the module, as JSON
   * @param nodeOptions options of Node.js
   */
  constructor(module: URL, options: object = {}, nodeOptions: readonly string[] = []) {
    // `--cpu-prof` of a benchmark also applies to the processes that it measures.
    const profiling = process.execArgv.filter((option) => option.startsWith('--cpu-prof'));
    this.#process = fork(fileURLToPath(module), [JSON.stringify(options)], {
      execArgv: ['--conditions=@worklane/source', ...profiling, ...nodeOptions],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-keptErrors);
    });
    this.#process.on('message', (message: Message) => this.#onReceived(message));
    this.#process.once('close', (code, signal) => this.#onReceived({ ended: signal ?? code }));
  }

  send(command: object): void {
    // A process that is being killed receives nothing.
    if (this.#process.connected) this.#process.send(command, () => undefined);
  }

  /** Waits for the next message with a property and discards those before it. @throws Error when the process ends */
  async receive<Value>(property: string): Promise<Value> {
    for (;;) {
      for (let message = this.#messages.shift(); message; message = this.#messages.shift()) {
        if (property in message) return message[property] as Value;
        if ('ended' in message) throw new Error(this.#prematureEnd(message.ended, property));
      }
      await new Promise<void>((resolve) => {
        this.#onMessage = resolve;
      });
    }
  }

  /** Returns the values of a property in messages that were not received yet. */
  pending<Value>(property: string): Value[] {
    return this.#messages.flatMap((message) => (property in message ? [message[property] as Value] : []));
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Null while it runs and when a signal ended it. */
  get exitCode(): number | null {
    return this.#process.exitCode;
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process.kill(name);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' | 'SIGUSR2' = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.#process, 'close');
    this.#process.kill(signal);
    await ended;
  }

  #onReceived(message: Message): void {
    this.#messages.push(message);
    this.#onMessage();
  }

  #prematureEnd(how: unknown, property: string): string {
    return `A process ended (${how}) before it sent ${property}.\n${this.errors}`;
  }
}
