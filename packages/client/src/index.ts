export type { EventType, Scope } from '@worklane/contract';
export type { Access, Auth, Session } from './auth/auth.ts';
export { memoryStorage, type TokenStorage, type Tokens } from './auth/auth.ts';
export {
  type AuthorizationCode,
  type AuthorizationCodeOptions,
  authorizationCode,
  type SignIn,
} from './auth/authorization-code.ts';
export { type ClientCredentialsOptions, clientCredentials } from './auth/client-credentials.ts';
export { type DpopKey, dpopSigner, generateDpopKey, type ProofSigner } from './auth/dpop.ts';
export { type PlainTokenOptions, plainToken } from './auth/plain-token.ts';
export type { ClientIdentity } from './auth/token-endpoint.ts';
export { type RevokeTokenOptions, revokeToken } from './auth/token-endpoint.ts';
export { type RefreshTokenOptions, refreshToken } from './auth/token-session.ts';
export type { CallOptions, ChangeOptions, CreateOptions, ModifyOptions, WriteOptions } from './calls/call-options.ts';
export { type Client, type ClientOptions, createClient, type Organization } from './client.ts';
export type { Connection, ConnectionOptions, Environment, Fetch } from './connection.ts';
export type * from './generated/types.ts';
export { isTemporary } from './http/retry-policy.ts';
export { parameterSerializers, type RawClient, rawError } from './raw-client.ts';
export { type BatchResults, inBatches, sendBatch } from './resources/batches.ts';
export type {
  Event,
  EventPage,
  EventQuery,
  Events,
  StreamedEvent,
  StreamOptions,
  StreamQuery,
} from './resources/events.ts';
export type { Page } from './resources/pagination.ts';
export type {
  Change,
  HistoryQuery,
  ReadableRecords,
  Records,
  Search,
  SearchKind,
  SearchQuery,
  SearchResult,
} from './resources/records.ts';
export type { Sync, SyncChange, SyncCollection, SyncResult, SyncStorage } from './resources/sync.ts';
export type {
  Webhook,
  WebhookCreate,
  WebhookEventList,
  WebhookLog,
  WebhookLogQuery,
  WebhookQuery,
  WebhookRecovery,
  WebhookRecoveryResult,
  WebhookReplace,
  Webhooks,
  WebhookTestRequest,
  WebhookWithSecret,
} from './resources/webhooks.ts';
export {
  type ClientErrorCode,
  type ErrorCode,
  type ErrorIssue,
  type OAuthErrorCode,
  type RecordReference,
  type Resync,
  type StatusOf,
  WorklaneError,
} from './worklane-error.ts';
