import type { schemas } from '@worklane/contract/dashboard';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { AccountList, AccountListItem } from './account-list.tsx';
import { useAccountActions, useSessions } from './queries.ts';

/** Lists the browsers in which the user is signed in. */
export function Sessions() {
  const query = useSessions();
  const { endOtherSessions } = useAccountActions();
  const hasOthers = query.data?.data.some(({ current }) => !current) ?? false;
  return (
    <Card
      title="Sessions"
      description="The browsers in which you are signed in. End a session that you do not recognize, then change your password."
      actions={
        hasOthers && (
          <ConfirmDialog
            trigger="End all other sessions"
            title="End all other sessions?"
            description="You are signed out immediately in every browser except this one."
            confirm="End sessions"
            action={() => endOtherSessions()}
            done="Sessions ended"
          />
        )
      }
    >
      <QueryResult query={query}>{({ data }) => <SessionList sessions={data} />}</QueryResult>
    </Card>
  );
}

const SessionList = ({ sessions }: { sessions: readonly schemas.AccountSession[] }) => (
  <AccountList label="Sessions">
    {sessions.map((session) => (
      <AccountListItem
        key={session.session_id}
        title={
          <>
            {browserName(session)} {session.current && <Badge tone="success">This browser</Badge>}
          </>
        }
        action={!session.current && <EndSession session={session} />}
      >
        {session.ip !== null && `IP address ${session.ip}, `}signed in <RelativeTime at={session.created_at} />
        {session.last_used_at !== null && (
          <>
            , last used <RelativeTime at={session.last_used_at} />
          </>
        )}
      </AccountListItem>
    ))}
  </AccountList>
);

function EndSession({ session }: { session: schemas.AccountSession }) {
  const { endSession } = useAccountActions();
  const name = browserName(session);
  return (
    <ConfirmDialog
      trigger="End session"
      subject={`of ${name}`}
      small
      title="End this session?"
      description={`${name} is signed out immediately. Drafts in that browser are lost.`}
      action={() => endSession(session.session_id)}
      done="Session ended"
    />
  );
}

const browserName = ({ browser, system }: schemas.AccountSession): string => {
  if (browser === null) return system === null ? 'Unknown browser' : `Unknown browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
};
