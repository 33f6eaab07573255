export { Contract, type ContractParts } from './contract.ts';
export { instanceOf, problemResponse, type RejectedRequest, returnsOAuthErrors } from './problems/problem-response.ts';
export { bearerToken } from './requests/authorization.ts';
export { violationsOf } from './requests/body.ts';
export { itemsOf, propertiesOf, type SchemaResolver } from './requests/coercion.ts';
export { checkBodyHeaders, maxBodyBytes } from './requests/content-negotiation.ts';
export { serializationOfField } from './requests/form-fields.ts';
export { isInteger } from './requests/integer.ts';
export { bodyFormat, describedMediaType, mediaTypeOf } from './requests/media-types.ts';
export { isBinary, lengthOf } from './requests/multipart.ts';
export { type OperationReader, operationReader } from './requests/operation-reader.ts';
export { headerPicker } from './requests/parameters.ts';
export { headerOf, type RequestHeaders } from './requests/request-head.ts';
export { requestId } from './requests/request-id.ts';
export { StyleError, shapeOf, textReader } from './requests/styles.ts';
export {
  describedResponse,
  type ResponseOptions,
  responseSerializer,
  type TextResponse,
} from './responses/operation-response.ts';
export {
  type EventStream,
  type HeaderValue,
  type JsonLines,
  type JsonText,
  json,
  type PlainResponse,
} from './responses/response.ts';
export { ContractViolation, validateResponse } from './responses/response-validation.ts';
export { Serializers } from './responses/serializer.ts';
export { Cors } from './routes/cors.ts';
export { allowedMethods, methodNotAllowed } from './routes/methods.ts';
export { type Match, Router } from './routes/router.ts';
export { pathOf, undecodablePath, unknownPath } from './routes/unknown-paths.ts';
export type { AcceptPatternViolation } from './violations/accepted-patterns.ts';
export type { PatternOptions } from './violations/schema-violations.ts';
export type { DescribePatternViolation } from './violations/violation.ts';
