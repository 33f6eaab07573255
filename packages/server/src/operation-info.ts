import { type Operation, type OperationTypes, operations } from '@worklane/contract';

export type OperationId = keyof typeof operations & keyof OperationTypes;

/** An operation as the contract's table has it, with its id as a name of that table. */
export type OperationInfo = Operation & { readonly id: OperationId };

export const operationInfos: readonly OperationInfo[] = Object.values<OperationInfo>(operations);
