import type { Store } from '../database/store.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { IssueClientToken, IssueToken } from '../oauth/tokens/issue-access-token.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';

/** What the handlers of this room work with. */
export interface DashboardContext extends RevocationDependencies {
  db: Store['db'];
  sessions: Sessions;
  /** Signs access tokens without recording them. */
  issueToken: IssueToken;
  issueClientToken: IssueClientToken;
  /** How long the access token of an application lives. */
  accessTokenSeconds: number;
}
