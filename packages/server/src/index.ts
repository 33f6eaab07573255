export { Contract, type ContractParts } from './contract/contract.ts';
export { createServer } from './create-server.ts';
export type {
  Call,
  ContractCall,
  ContractHandler,
  ContractHandlers,
  ContractResponse,
  ContractTypes,
  Handler,
  Handlers,
  OperationId,
  OperationIdOf,
  OperationResponse,
} from './handler.ts';
export type { ContractOptions, ServerOptions, WorklaneOptions } from './options.ts';
export { partialHandlers } from './partial-handlers.ts';
export { worklane } from './plugin.ts';
export { problemFrom } from './problems/framework-errors.ts';
export { ProblemError, type ProblemOptions, type ProblemViolation } from './problems/problem-error.ts';
export { logProblem } from './request-log.ts';
export {
  type Authenticate,
  type AuthenticateRequest,
  type AuthenticationContext,
  type Authorize,
  bearerToken,
  type Principal,
} from './requests/authorization.ts';
export { bodyViolations, invalidFields } from './requests/body.ts';
export { requireOneHost } from './requests/host-header.ts';
export { isInteger } from './requests/integer.ts';
export { omitJsonCharset } from './responses/json-charset.ts';
export { type EventStream, type HeaderValue, type JsonLines, type JsonText, json } from './responses/response.ts';
export { contractRoutes } from './routes/contract-routes.ts';
export { methodRoutes } from './routes/method-routes.ts';
export type { AcceptPatternViolation } from './violations/accepted-patterns.ts';
export type { DescribePatternViolation } from './violations/violation.ts';
