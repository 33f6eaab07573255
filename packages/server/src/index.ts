export { invalidFields, ProblemError, type ProblemOptions, type ProblemViolation } from '@worklane/contract/requests';
export {
  type AcceptPatternViolation,
  bearerToken,
  Contract,
  type ContractParts,
  checkBodyHeaders,
  type DescribePatternViolation,
  type EventStream,
  type HeaderValue,
  isInteger,
  type JsonLines,
  type JsonText,
  json,
} from '@worklane/runtime';
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
export { bodyViolations } from './public-contract.ts';
export { logProblem } from './request-log.ts';
export type {
  Authenticate,
  AuthenticateRequest,
  AuthenticationContext,
  Authorize,
  Principal,
} from './requests/authorization.ts';
export { requireOneHost } from './requests/host-header.ts';
export { omitJsonCharset } from './responses/json-charset.ts';
export { contractRoutes } from './routes/contract-routes.ts';
export { methodRoutes } from './routes/method-routes.ts';
