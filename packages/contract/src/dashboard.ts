export { operations } from './generated/dashboard/operations.ts';
export { type ProblemCode, problems } from './generated/dashboard/problems.ts';
export { settings } from './generated/dashboard/settings.ts';
export type * as schemas from './generated/dashboard/types.ts';
export type { components, operations as OperationTypes, paths } from './generated/dashboard/types.ts';
export type { RequestParameters, Validator } from './validator.ts';
