export { Contract, type ContractParts } from './contract.ts';
export { instanceOf, problemResponse, type RejectedRequest, returnsOAuthErrors } from './problems/problem-response.ts';
export { violationsOf } from './requests/body.ts';
export { isInteger, itemsOf, propertiesOf, type SchemaResolver } from './requests/coercion.ts';
export { serializationOfField } from './requests/form.ts';
export {
  acceptedType,
  bearerToken,
  bodyFormat,
  checkBodyHeaders,
  describedMediaType,
  headerOf,
  maxBodyBytes,
  mediaTypeOf,
  type RequestHeaders,
  requestId,
} from './requests/headers.ts';
export { isBinary, lengthOf } from './requests/multipart.ts';
export { type OperationReader, operationReader } from './requests/operation-reader.ts';
export { headerPicker } from './requests/parameters.ts';
export { StyleError, shapeOf, textReader } from './requests/styles.ts';
export {
  ContractViolation,
  describedResponse,
  type EventStream,
  type HeaderValue,
  type JsonLines,
  type JsonText,
  json,
  type PlainResponse,
  type ResponseOptions,
  responseSerializer,
  type TextResponse,
  validateResponse,
} from './responses/response.ts';
export { Serializers } from './responses/serializer.ts';
export { Cors } from './routes/cors.ts';
export {
  allowedMethods,
  type Match,
  methodNotAllowed,
  pathOf,
  Router,
  undecodablePath,
  unknownPath,
} from './routes/router.ts';
export type { ContractVersions } from './versions/contract-versions.ts';
export type { AcceptPatternViolation } from './violations/accepted-patterns.ts';
export type { PatternOptions } from './violations/schema-violations.ts';
export type { DescribePatternViolation } from './violations/violation.ts';
