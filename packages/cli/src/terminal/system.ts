import type { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Standard output or standard error. Control characters in text are shown, not written. */
export interface TextStream {
  /** Writes text and a line break. */
  line(text: string): void;
  /**
   * Writes data, such as CSV, without a line break: unchanged, except to a terminal. Resolves when there is room for more.
   */
  write(text: string): Promise<void>;
  /** Returns the text with colors, if the stream shows them: `NO_COLOR` and `FORCE_COLOR` count. */
  style(style: Style, text: string): string;
  readonly isTerminal: boolean;
  /** The width in characters. */
  readonly columns: number;
}

/** What a command uses of the process that it runs in. Tests replace it. */
export interface System {
  /** The result of a command. */
  readonly stdout: TextStream;
  /** Progress, hints and errors. */
  readonly stderr: TextStream;
  /** Milliseconds after which standard error shows what takes longer. */
  readonly progressDelay: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person can be asked: standard input and standard error are terminals. */
  readonly isInteractive: boolean;
  /** Asks a person for a line that the terminal does not show. Only where `isInteractive`. */
  askSecret(question: string): Promise<string>;
  /** Returns the chunks of standard input, for input that is too large to be read at once. */
  inputChunks(): AsyncIterable<Uint8Array>;
  /** Reads standard input to its end. */
  readInput(): Promise<string>;
  /**
   * Returns a signal that aborts on Ctrl+C or SIGTERM. A command that calls it ends by itself, before a second Ctrl+C; any
   * other command ends at once.
   */
  interruption(): AbortSignal;
  /** Opens a URL in the person's browser. */
  openBrowser(url: string): Promise<void>;
}

/** The options of every command. */
export interface GlobalOptions {
  readonly json?: true;
  /** Undefined for `WORKLANE_PROFILE` or the current profile. */
  readonly profile?: string;
  /** Undefined for `WORKLANE_BASE_URL`, the URL of the profile, or the local service. */
  readonly baseUrl?: string;
}
