export type {
  Authentication,
  DeliveryRules,
  Deprecation,
  EventInfo,
  Field,
  FieldMigration,
  FirstPartyApplication,
  Operation,
  OperationDeprecation,
  OperationParameter,
  OperationResponse,
  ProblemInfo,
  RecordRule,
  Reference,
  Resource,
  RoleInfo,
  SchemaByMediaType,
  SettingField,
  Settings,
} from './catalogues.ts';
export { deliveryRules } from './generated/delivery-rules.ts';
export { type Deliveries, type EventType, events, eventTypes } from './generated/events.ts';
export { firstPartyApplications } from './generated/first-party-applications.ts';
export { operations } from './generated/operations.ts';
export { type ProblemCode, type ProblemErrorCode, problems } from './generated/problems.ts';
export { type EntityKind, resources } from './generated/resources.ts';
export { type Role, roles } from './generated/roles.ts';
export { type Scope, scopes } from './generated/scopes.ts';
export { settingFields, settings } from './generated/settings.ts';
export type * as schemas from './generated/types.ts';
export type { components, operations as OperationTypes, paths } from './generated/types.ts';
export { patternMessages } from './pattern-messages.ts';
export { type NamedRecord, nameFields, recordName } from './record-name.ts';
export type { RequestParameters, ValidationError, Validator } from './validator.ts';
