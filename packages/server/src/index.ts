export {
  absoluteFilters,
  invalidFields,
  type ListContext,
  ProblemError,
  type ProblemOptions,
  type ProblemViolation,
} from '@worklane/contract/requests';
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
export {
  type Call,
  type ContractCall,
  type ContractHandler,
  type ContractHandlers,
  type ContractResponse,
  type ContractTypes,
  type Handler,
  type Handlers,
  type OperationId,
  type OperationIdOf,
  type OperationResponse,
  partialHandlers,
} from './handler.ts';
export type { ContractOptions, ServerOptions, WorklaneOptions } from './options.ts';
export { requireOneHost, worklane } from './plugin.ts';
export { problemFrom } from './problems/problem-response.ts';
export { bodyViolations, contractVersions } from './public-contract.ts';
export { logProblem } from './request-log.ts';
export type {
  Authenticate,
  AuthenticateRequest,
  AuthenticationContext,
  Authorize,
  Principal,
} from './requests/call.ts';
export { omitJsonCharset } from './responses/response-writer.ts';
export { contractRoutes } from './routes/contract-routes.ts';
export { methodRoutes } from './routes/method-routes.ts';
