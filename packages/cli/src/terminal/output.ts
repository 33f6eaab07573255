import { terminalText } from '@worklane/contract/terminal';
import type { System, TextStream } from './system.ts';

/** Prints the results and messages of one command, as text or, with `--json`, as JSON. */
export interface Output {
  readonly isJson: boolean;
  /** Standard output, to style text for `result` and `item`. */
  readonly stdout: TextStream;
  /** Prints the result of a command: one JSON document with `--json`, otherwise the text unless it is empty. */
  result(value: unknown, text: () => string): void;
  /** Prints one of many results: a line of JSON with `--json`, otherwise the text. */
  item(value: unknown, text: () => string): void;
  /** Prints a message to standard error. */
  note(text: string): void;
  /** Shows on standard error what takes longer than `progressDelay` of the system. */
  progress(text: string): Progress;
  /** Shows the same while work lasts. */
  during<T>(text: string, work: (progress: Progress) => Promise<T>): Promise<T>;
}

export function createOutput({ stdout, stderr, progressDelay }: System, isJson: boolean): Output {
  const progress = (text: string) => startProgress(stderr, text, progressDelay);
  const print = (json: () => string, text: () => string) => {
    const printed = isJson ? json() : text();
    if (printed !== '') stdout.line(printed);
  };
  return {
    isJson,
    stdout,
    result: (value, text) => print(() => JSON.stringify(value ?? null, undefined, 2), text),
    item: (value, text) => print(() => JSON.stringify(value), text),
    note: (text) => stderr.line(text),
    progress,
    async during(text, work) {
      const shown = progress(text);
      return work(shown).finally(() => shown.stop());
    },
  };
}

/** The state of work that takes long. */
export interface Progress {
  update(text: string): void;
  /** Removes the state. */
  stop(): void;
}

/** Milliseconds between two lines where there is no terminal, such as in the log of a CI job. */
const lineInterval = 10_000;

/** Shows a spinner with the state in a terminal, otherwise a line every ten seconds. */
function startProgress(stream: TextStream, initial: string, delay: number): Progress {
  let text = initial;
  let lines: NodeJS.Timeout | undefined;
  let spinner: { text: string; stop(): unknown } | undefined;
  let stopped = false;
  const start = async () => {
    if (!stream.isTerminal) {
      stream.line(text);
      lines = setInterval(() => stream.line(text), lineInterval).unref();
      return;
    }
    const { default: createSpinner } = await import('yocto-spinner');
    // biome-ignore lint/plugin: the spinner moves the cursor; its text is that of the writer.
    if (!stopped) spinner = createSpinner({ text: terminalText(text), stream: process.stderr }).start();
  };
  const timer = setTimeout(() => void start(), delay).unref();
  return {
    update(next) {
      text = next;
      if (spinner) spinner.text = terminalText(next);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(lines);
      spinner?.stop();
    },
  };
}
