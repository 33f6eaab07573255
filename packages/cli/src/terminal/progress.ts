import { terminalText } from '@worklane/contract/terminal';
import type { TextStream } from './system.ts';

/** The state of work that takes longer than a second. */
export interface Progress {
  update(text: string): void;
  /** Removes the state. */
  stop(): void;
}

/** Milliseconds after which work is shown. */
const delay = 1000;

/** Milliseconds between two lines where there is no terminal, such as in the log of a CI job. */
const lineInterval = 10_000;

/** Shows a spinner with the state in a terminal, otherwise a line every ten seconds. */
export function startProgress(stream: TextStream, initial: string): Progress {
  let text = initial;
  let spinner: { text: string; stop(): unknown } | undefined;
  let stopped = false;
  const start = async () => {
    if (!stream.isTerminal) return stream.line(text);
    const { default: createSpinner } = await import('yocto-spinner');
    // biome-ignore lint/plugin: the spinner moves the cursor; its text is that of the writer.
    if (!stopped) spinner = createSpinner({ text: terminalText(text), stream: process.stderr }).start();
  };
  const timer = setTimeout(() => void start(), delay).unref();
  const lines = stream.isTerminal ? undefined : setInterval(() => stream.line(text), lineInterval).unref();
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
