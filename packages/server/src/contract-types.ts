import type { Operation, OperationTypes, operations } from '@worklane/contract';
import type { Principal } from './principal.ts';

/** What the types of handlers are made from. */
export interface ContractTypes {
  /** The type of the operation table. */
  readonly table: Readonly<Record<string, Operation>>;
  /** The types of parameters, bodies and answers, by operation. */
  readonly operations: object;
  /** Who asks for an operation that is not open to all. */
  readonly principal: unknown;
}

/** The public API. */
export interface PublicTypes extends ContractTypes {
  readonly table: typeof operations;
  readonly operations: OperationTypes;
  readonly principal: Principal;
}

export type IdOf<Types extends ContractTypes> = keyof Types['table'] & keyof Types['operations'] & string;

export type OperationId = IdOf<PublicTypes>;

/** What stands at a key, `never` where there is none. */
export type At<T, Key extends PropertyKey> = Key extends keyof T ? T[Key] : never;
