import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@worklane/testing/free-port';
import { onTestFinished, vi } from 'vitest';
import { isRoot } from './build-image.ts';
import { type Stage, userIds } from './stage.ts';

/** A process of an image, with the environment that a container of it has. */
export class Container {
  readonly #image: Stage;
  readonly #process: ChildProcess;
  readonly #env: Readonly<Record<string, string>>;
  readonly #ended: Promise<unknown>;
  readonly address: string;
  output = '';

  private constructor(image: Stage, env: Readonly<Record<string, string>>) {
    this.#image = image;
    this.#env = env;
    this.address = `http://127.0.0.1:${env.PORT}`;
    this.#process = start(image, image.command, env);
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.#ended = once(this.#process, 'close');
  }

  /** Starts a container that the test ends. It listens on a free port of the loopback interface only. */
  static async start(image: Stage, env: Readonly<Record<string, string>>): Promise<Container> {
    const container = new Container(image, { HOST: '127.0.0.1', PORT: String(await freePort()), ...env });
    onTestFinished(async () => {
      container.#process.kill('SIGKILL');
      await container.#ended;
    });
    return container;
  }

  /** Waits until the process ends. @returns its exit code, or null if a signal ended it. */
  async ended(): Promise<number | null> {
    await this.#ended;
    return this.#process.exitCode;
  }

  /** Repeats the health check of the image until it succeeds. */
  async untilHealthy(): Promise<void> {
    const check = async () => {
      if (this.#process.exitCode !== null) return;
      const { code } = await this.run(this.#image.healthCheck);
      if (code !== 0) throw new Error(`The container is not healthy: ${this.output}`);
    };
    // Each check is a process, which competes with the start.
    await vi.waitFor(check, { timeout: 120_000, interval: 500 });
    if (this.#process.exitCode !== null) throw new Error(`The container has ended: ${this.output}`);
  }

  /** Runs a command in the container. */
  async run(command: readonly string[]): Promise<{ code: number | null; output: string }> {
    const child = start(this.#image, command, this.#env);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const [code] = await once(child, 'close');
    return { code, output };
  }

  /** Stops the container as an engine does: SIGTERM, then SIGKILL after the grace period. */
  async stop(graceSeconds: number): Promise<number | null> {
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), graceSeconds * 1000);
    const code = await this.ended();
    clearTimeout(timer);
    return code;
  }
}

/** Starts a command with the files, environment and user of the image, and nothing else of this machine. */
function start(image: Stage, [name = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
  const values = Object.entries({ ...image.env, ...env }).map(([key, value]) => [key, image.mapped(value)]);
  const id = userIds[image.user];
  return spawn(image.path(`/usr/local/bin/${name}`), args, {
    cwd: image.path('.'),
    env: Object.fromEntries(values),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && id !== undefined && { uid: id, gid: id }),
  });
}
