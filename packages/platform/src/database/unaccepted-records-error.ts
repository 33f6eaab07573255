/** The contract of this release does not accept stored records that the one before accepts. */
export class UnacceptedRecordsError extends Error {
  override name = 'UnacceptedRecordsError';

  /** @param problems with the places in specs/ that lack a declaration */
  constructor(problems: readonly string[]) {
    super(`The contract does not accept stored records:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
