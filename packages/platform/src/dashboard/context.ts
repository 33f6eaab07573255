import type { Sessions } from '../accounts/sessions.ts';
import type { Store } from '../database/store.ts';
import type { EndAccessContext } from '../oauth/end-access.ts';
import type { IssueApplicationToken } from '../oauth/issue-application-token.ts';
import type { IssueToken } from '../oauth/issue-token.ts';

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
