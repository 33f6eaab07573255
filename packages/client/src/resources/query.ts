import type { OperationTypes } from '@worklane/contract';

type Parameters<Id extends keyof OperationTypes> = NonNullable<OperationTypes[Id]['parameters']['query']>;

/** The query of an operation. What is undefined is left out, so that an optional filter can be passed on as it is. */
export type Query<Id extends keyof OperationTypes> = {
  [Name in keyof Parameters<Id>]?: Parameters<Id>[Name] | undefined;
};
