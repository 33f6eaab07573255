import type { ContractAnswer } from './responses/response.ts';
import type { ContractCall } from './call.ts';
import type { ContractTypes, IdOf, OperationId, PublicTypes } from './contract-types.ts';

/** Answers one operation. Refuses by throwing a `ProblemError`; any other error is answered as `internal_error`. */
export type Handler<Id extends OperationId = OperationId> = ContractHandler<PublicTypes, Id>;

/** One handler for each operation of the contract. `satisfies Handlers` fails to compile when one is missing. */
export type Handlers = ContractHandlers<PublicTypes>;

export type ContractHandler<Types extends ContractTypes, Id extends IdOf<Types>> = (
  call: ContractCall<Types, Id>,
) => ContractAnswer<Types, Id> | Promise<ContractAnswer<Types, Id>>;

export type ContractHandlers<Types extends ContractTypes> = {
  readonly [Id in IdOf<Types>]: ContractHandler<Types, Id>;
};
