/** Environment variables have values that they cannot have; the message lists each of them. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError';

  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? '1 setting is' : `${faults.length} settings are`;
    super(`${count} not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}
