/** A response that the contract or the model does not allow. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** @throws Mismatch when the condition is false */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence);
}

/** A mismatch of service and model, with the shortest requests that show it. */
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
