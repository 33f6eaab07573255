/** Where a command writes. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** Resolves when the user wants to end. */
  readonly interrupted: () => Promise<void>;
}

export interface Command {
  /** What `--help` prints. */
  readonly help: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
