import type { Store } from '../database/store.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { EndAccessContext } from '../oauth/authorization-server/revoke-access.ts';
import type { IssueApplicationToken } from '../oauth/clients/issue-client-token.ts';
import type { IssueToken } from '../oauth/tokens/issue-token.ts';

/** What the handlers of this room work with. */
export interface DashboardContext extends EndAccessContext {
  db: Store['db'];
  sessions: Sessions;
  /** Signs access tokens without recording them. */
  issueToken: IssueToken;
  issueApplicationToken: IssueApplicationToken;
  /** How long the access token of an application lives. */
  accessTokenSeconds: number;
}
