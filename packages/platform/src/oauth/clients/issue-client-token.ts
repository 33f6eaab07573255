import type { IssuedToken, IssueToken } from '../tokens/issue-token.ts';
import type { Application } from './find-application.ts';

export interface ApplicationTokenRequest {
  application: Pick<Application, 'organizationId' | 'clientId'>;
  scopes: readonly string[];
}

export type IssueApplicationToken = (request: ApplicationTokenRequest) => Promise<IssuedToken>;

/**
 * Makes a function that issues the token of a private application, for its own organization: what the client
 * credentials grant answers with, and what "Generate Token" shows. Its caller has checked that it may.
 * @param issue one that records what it issues.
 */
export const createApplicationIssuer =
  (issue: IssueToken, lifetimeSeconds: number): IssueApplicationToken =>
  ({ application: { organizationId, clientId }, scopes }) =>
    issue({ organizationId, clientId, scopes, lifetimeSeconds });
