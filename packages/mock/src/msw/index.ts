export { createMock, type Mock, type MockOptions } from './create-mock.ts';
export type { Overrides } from './override.ts';
export type {
  OperationId,
  OverrideProblem,
  OverrideRequest,
  OverrideResolver,
  OverrideResponse,
} from './override-types.ts';
export { problem } from './problem.ts';
