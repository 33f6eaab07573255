import { patternMessages } from '@worklane/contract';
import { type OperationTypes, operations } from '@worklane/contract/dashboard';
import * as parameterValidators from '@worklane/contract/dashboard/parameter-validators';
import * as schemaValidators from '@worklane/contract/dashboard/schema-validators';
import document from '@worklane/contract/dashboard.json' with { type: 'json' };
import { Contract, type ContractHandlers, type ContractTypes } from '@worklane/server';
import type { OperatorControls } from '../database/operator-controls.ts';
import type { Store } from '../database/store.ts';
import type { OrganizationProviders } from '../identity/identity-providers/organization-providers.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { KnownBrowsers, SignInThrottle } from '../identity/sign-in-throttle.ts';
import type { PrepareEmail } from '../mail/mailer.ts';
import type { IssueClientToken, IssueToken } from '../oauth/tokens/issue-access-token.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';

/** The operations of the dashboard that the public API does not have. */
export const dashboardContract = new Contract({
  operations,
  document,
  schemaValidators,
  parameterValidators,
  patternMessages,
});

export interface DashboardTypes extends ContractTypes {
  readonly table: typeof operations;
  readonly operations: OperationTypes;
  readonly principal: Session;
}

export type DashboardHandlers = ContractHandlers<DashboardTypes>;

export interface DashboardDependencies extends RevocationDependencies {
  store: Store;
  /** Called after a commit, when deliveries of an organization may be due. */
  notifyDue: (organizationId: number) => void;
  /** Makes the bulk changes that have been started. */
  makeBulkChanges: () => Promise<void>;
  baseUrl: string;
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
  identityProviders: OrganizationProviders;
  /** Signs access tokens without recording them. */
  issueToken: IssueToken;
  issueClientToken: IssueClientToken;
  prepareEmail: PrepareEmail;
  /** The lifetime of client tokens. */
  accessTokenSeconds: number;
  controls: OperatorControls;
  /** Whether REQUEST_LOG_PER_DAY is above 0. */
  recordsRequests: boolean;
}
