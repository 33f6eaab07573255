/** A response that the contract or the model does not allow. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** @throws Mismatch when the condition is false */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence);
}
