import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import type { OperationId } from './operation-info.ts';

/** Answers one operation. Refuses by throwing a `ProblemError`; any other error is answered as `internal_error`. */
export type Handler<Id extends OperationId = OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** One handler for each operation of the contract. `satisfies Handlers` fails to compile when one is missing. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
