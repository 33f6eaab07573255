/** A document that cannot be compared: not JSON, not what it should be, or with a dead reference. */
export class ContractUnreadable extends Error {
  override readonly name = 'ContractUnreadable';
}
