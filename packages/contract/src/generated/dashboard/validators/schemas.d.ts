// Generated from specs/schemas and specs/openapi by `npm run generate`. Do not edit.

import type { RequestParameters, schemas, Validator } from '@worklane/contract/dashboard';

export const OrganizationId: Validator<schemas.OrganizationId>;
export const MemberRole: Validator<schemas.MemberRole>;
export const RecordId: Validator<schemas.RecordId>;
export const SessionOrganization: Validator<schemas.SessionOrganization>;
export const Session: Validator<schemas.Session>;
export const ProblemCode: Validator<schemas.ProblemCode>;
export const ProblemErrorSource: Validator<schemas.ProblemErrorSource>;
export const ProblemErrorCode: Validator<schemas.ProblemErrorCode>;
export const ProblemError: Validator<schemas.ProblemError>;
export const EntityKind: Validator<schemas.EntityKind>;
export const RecordReference: Validator<schemas.RecordReference>;
export const Problem: Validator<schemas.Problem>;
export const SessionToken: Validator<schemas.SessionToken>;
export const ApplicationType: Validator<schemas.ApplicationType>;
export const ScopeList: Validator<schemas.ScopeList>;
export const ApplicationSecret: Validator<schemas.ApplicationSecret>;
export const Application: Validator<schemas.Application>;
export const ApplicationList: Validator<schemas.ApplicationList>;
export const ApplicationCreate: Validator<schemas.ApplicationCreate>;
export const ApplicationWithSecret: Validator<schemas.ApplicationWithSecret>;
export const ApplicationUpdate: Validator<schemas.ApplicationUpdate>;
export const SecretRotation: Validator<schemas.SecretRotation>;
export const ApplicationTokenRequest: Validator<schemas.ApplicationTokenRequest>;
export const ApplicationToken: Validator<schemas.ApplicationToken>;
export const AccessKind: Validator<schemas.AccessKind>;
export const AccessPerson: Validator<schemas.AccessPerson>;
export const Access: Validator<schemas.Access>;
export const AccessList: Validator<schemas.AccessList>;
export const WebhookId: Validator<schemas.WebhookId>;
export const WebhookHealthHour: Validator<schemas.WebhookHealthHour>;
export const WebhookHealth: Validator<schemas.WebhookHealth>;
export const WebhookHealthList: Validator<schemas.WebhookHealthList>;
export const Checklist: Validator<schemas.Checklist>;
