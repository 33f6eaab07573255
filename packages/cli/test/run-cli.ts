import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type MockOptions, type RunningMock, startMock } from '@worklane/mock';
import { vi } from 'vitest';
import { run } from '../src/run.ts';
import type { System, TextStream } from '../src/terminal/system.ts';
import { textStream } from '../src/terminal/text-stream.ts';

export interface CliResult {
  readonly exitCode: number;
  /** Without colors. */
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. */
  readonly input?: string;
  /** What a person types where the terminal does not show it. */
  readonly secret?: string;
  /** Interrupts the command like Ctrl+C. */
  readonly interruption?: AbortSignal;
  /** Is called with the URL that the command opens in the browser. */
  readonly openBrowser?: (url: string) => Promise<void>;
  readonly isInteractive?: boolean;
  /** Is called with each line of standard output. */
  readonly onLine?: (line: string) => void;
  /** Is called with each line of standard error. */
  readonly onError?: (line: string) => void;
}

/** What a command prints must not depend on how busy the machine is. */
const progressDelay = 2 ** 31 - 1;

/** Runs `worklane` in this process, without a terminal. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { env = {}, input = '', interruption = new AbortController().signal, isInteractive = false } = options;
  const stdout = capture(options.onLine);
  const stderr = capture(options.onError);
  const system: System = {
    stdout,
    stderr,
    progressDelay,
    env,
    isInteractive,
    askSecret: async () => options.secret ?? '',
    inputChunks: () => Readable.from([Buffer.from(input)]),
    readInput: async () => input,
    interruption: () => interruption,
    openBrowser: options.openBrowser ?? (async () => undefined),
  };
  const exitCode = await run(args, system);
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

/** Returns a stream that is no terminal, and keeps its text. */
export function capture(onLine: (line: string) => void = () => undefined): TextStream & { text(): string } {
  let written = '';
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      written += text;
      done();
    },
  });
  const { line, write } = textStream(stream);
  return {
    line(text) {
      line(text);
      onLine(text);
    },
    write,
    style: (_, text) => text,
    isTerminal: false,
    columns: 120,
    text: () => written,
  };
}

export interface TestMock extends RunningMock {
  /** Runs `worklane` with an access token of organization 1042. */
  worklane(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Returns an access token of organization 1042 with scopes, separated by spaces. */
  tokenWithScopes(scope: string): Promise<string>;
}

/** Starts a mock without records for the commands of a test file. */
export async function startTestMock(): Promise<TestMock> {
  const mock = await startMock({ port: 0, empty: true });
  const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url };
  return Object.assign(mock, {
    worklane: (args: readonly string[], options: CliOptions = {}) =>
      runCli(args, { ...options, env: { ...env, ...options.env } }),
    tokenWithScopes: async (scope: string) => {
      const response = await fetch(`${mock.url}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa('app_demo1042:wls_demo1042')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', organization_id: '1042', scope }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  });
}

/** A mock and a folder with files, for the commands that import and export. */
export interface CsvEnvironment {
  readonly mock: RunningMock;
  readonly env: Readonly<Record<string, string>>;
  /** Returns the path of a file. */
  path(name: string): string;
  /** Writes lines to a file. @returns its path */
  write(name: string, ...lines: readonly string[]): Promise<string>;
  read(name: string): Promise<string>;
  run(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Returns the requests that created records. */
  posts(): RunningMock['requests'];
  close(): Promise<void>;
}

export async function csvEnvironment(options: MockOptions = {}): Promise<CsvEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-csv-'));
  const mock = await startMock({ port: 0, ...options });
  const env = {
    WORKLANE_BASE_URL: mock.url,
    WORKLANE_TOKEN: 'any-text',
    WORKLANE_ORGANIZATION_ID: '1042',
    WORKLANE_CONFIG_DIR: join(folder, 'config'),
  };
  const path = (name: string) => join(folder, name);
  return {
    mock,
    env,
    path,
    async write(name, ...lines) {
      await writeFile(path(name), `${lines.join('\n')}\n`);
      return path(name);
    },
    read: (name) => readFile(path(name), 'utf8'),
    run: (args, { env: more = {}, ...rest } = {}) => runCli(args, { env: { ...env, ...more }, ...rest }),
    posts: () => mock.requests.filter(({ method }) => method === 'POST'),
    async close() {
      await mock.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Lets the client repeat requests at once until the end of the test: it waits for a random part of its backoff. */
export function withoutBackoff(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0);
}

/** Lets a second pass each time the clock is read, until the end of the test, so that an import waits for nothing. */
export function withFastClock(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
}
