/** Where the service and the model did not agree, by as few requests as were found to show it. */
export interface Finding {
  /** The kind of records, or the operations, that the round was about. */
  readonly about: string;
  readonly seed: number;
  readonly message: string;
  /** What was done, in words. */
  readonly commands: string;
  /** All requests of the run, the last of which shows it. */
  readonly curl: readonly string[];
}
