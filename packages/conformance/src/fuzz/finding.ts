/** A mismatch of server and model, with the shortest requests that show it. */
export interface Finding {
  readonly baseUrl: string;
  /** The resource kind of the round. */
  readonly about: string;
  readonly seed: number;
  readonly message: string;
  /** The commands, as text. */
  readonly commands: string;
  /** All requests of the run; the last one shows the mismatch. */
  readonly curl: readonly string[];
}
