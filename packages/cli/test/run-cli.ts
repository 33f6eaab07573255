import { Readable, Writable } from 'node:stream';
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
