import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Command, type Result, stopTime } from './protocol.ts';

/** Above this, a reload starts a new process: earlier versions of modules stay in memory. */
const maxMemory = 1.2e9;

/** Maximum time to start, in milliseconds: twice that of a first start on a machine with seven times its load. */
const defaultStartTime = 120_000;

export interface ReloadingProcessOptions {
  /** Names the server in messages. */
  readonly name: string;
  /** The module of the server, from the root of the repository. */
  readonly module: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Maximum time to start, in milliseconds. */
  readonly startTime?: number;
  /** Called when the process ends by itself. */
  readonly onCrash: (reason: string) => void;
}

/** Runs a server in a process of its own and loads it again after edits. A version that does not start changes nothing. */
export class ReloadingProcess {
  readonly #options: ReloadingProcessOptions;
  #child: ChildProcess | undefined;
  #memory = 0;
  #url: string | undefined;

  constructor(options: ReloadingProcessOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  /** The base URL of the version that runs, if there is one. */
  get url(): string | undefined {
    return this.#url;
  }

  /**
   * Loads the server from the files on the disk.
   * @param anew starts a new process, for changes of what outlives a reload
   * @throws Error that says why it did not start
   */
  async load({ anew = false } = {}): Promise<void> {
    if (anew || this.#memory > maxMemory) await this.stop();
    this.#child ??= this.#fork();
    const result = await this.#request(this.#child);
    if (result === 'late') {
      await this.stop(0);
      throw new Error(`It did not start within ${this.#startTime / 1000} s. It starts again after the next change.`);
    }
    if ('error' in result) throw new Error(result.error);
    this.#url = result.url;
    this.#memory = result.memory;
    this.#send('switched');
  }

  /** @param time in milliseconds, after which it is killed */
  async stop(time = stopTime): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    this.#url = undefined;
    this.#memory = 0;
    const ended = once(child, 'exit');
    child.send('stop' satisfies Command, () => {});
    const timer = setTimeout(() => child.kill('SIGKILL'), time);
    await ended;
    clearTimeout(timer);
  }

  #send(command: Command): void {
    this.#child?.send(command, () => {});
  }

  get #startTime(): number {
    return this.#options.startTime ?? defaultStartTime;
  }

  async #request(child: ChildProcess): Promise<Result | 'late'> {
    const late = AbortSignal.timeout(this.#startTime);
    const ended = new AbortController();
    const end = (code: number | null, signal: string | null) => ended.abort(`It ended (${signal ?? code}).`);
    child.once('exit', end);
    try {
      child.send('load' satisfies Command, () => {});
      const [result] = (await once(child, 'message', {
        signal: AbortSignal.any([ended.signal, late]),
      })) as [Result];
      return result;
    } catch {
      return late.aborted ? 'late' : { error: String(ended.signal.reason) };
    } finally {
      child.off('exit', end);
    }
  }

  #fork(): ChildProcess {
    const { module, env } = this.#options;
    const child = fork(fileURLToPath(new URL('./reloading-main.ts', import.meta.url)), [module], {
      // Vite asks whether there is a localStorage, of which Node warns.
      execArgv: [
        '--conditions=@worklane/source',
        '--enable-source-maps=false',
        '--disable-warning=ExperimentalWarning',
      ],
      env: { ...process.env, ...env },
    });
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#url = undefined;
      this.#options.onCrash(`${signal ?? `exit code ${code}`}`);
    });
    return child;
  }
}
