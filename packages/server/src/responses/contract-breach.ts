/** An answer of a handler that the contract does not have: a bug of the host. */
export class ContractBreach extends Error {
  constructor(operationId: string, status: unknown, what: string) {
    super(`The handler of ${operationId} answered ${status} ${what}.`);
    this.name = 'ContractBreach';
  }
}
