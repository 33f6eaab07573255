/** The service has answered what the contract or the model does not have. */
export class Mismatch extends Error {
  override name = 'Disagreement';
}

/** @throws Disagreement when the condition does not hold */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence);
}
