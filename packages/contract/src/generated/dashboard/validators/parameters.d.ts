// Generated from specs/schemas and specs/openapi by `npm run generate`. Do not edit.

import type { RequestParameters, schemas, Validator } from '@worklane/contract/dashboard';

export const getSession: Validator<RequestParameters>;
export const endSession: Validator<RequestParameters>;
export const createSessionToken: Validator<RequestParameters>;
export const listApplications: Validator<RequestParameters>;
export const createApplication: Validator<RequestParameters>;
export const getApplication: Validator<RequestParameters>;
export const deleteApplication: Validator<RequestParameters>;
export const updateApplication: Validator<RequestParameters>;
export const rotateApplicationSecret: Validator<RequestParameters>;
export const generateApplicationToken: Validator<RequestParameters>;
export const listAccess: Validator<RequestParameters>;
export const revokeAccess: Validator<RequestParameters>;
export const getWebhookHealth: Validator<RequestParameters>;
export const getChecklist: Validator<RequestParameters>;
