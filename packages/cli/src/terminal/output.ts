import { type Progress, startProgress } from './progress.ts';
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
  /** Shows on standard error what takes longer than a second. */
  progress(text: string): Progress;
}

export function createOutput({ stdout, stderr }: System, isJson: boolean): Output {
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
    progress: (text) => startProgress(stderr, text),
  };
}
