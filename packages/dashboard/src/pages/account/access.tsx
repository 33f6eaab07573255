import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { scopeSummary } from '../../contract/choices.ts';
import { dataOf } from '../../session/dashboard-api.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import styles from './account.module.css';

/** A list whose items keep their action visible on narrow screens, where a table would scroll sideways. */
const AccountList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

interface AccountListItemProps {
  title: ReactNode;
  /** Facts about it, separated by commas. */
  children: ReactNode;
  action: ReactNode;
}

const AccountListItem = ({ title, children, action }: AccountListItemProps) => (
  <li className={styles.item}>
    <div>
      <p className={styles.title}>{title}</p>
      <p className="soft small">{children}</p>
    </div>
    {action}
  </li>
);

const sessions = '/dashboard/api/account/sessions';
const grants = '/dashboard/api/account/grants';

const accountKey = ['account'];

function useSessions() {
  const { api } = useSession();
  return useQuery({ queryKey: [...accountKey, 'sessions'], queryFn: () => dataOf(api.GET(sessions)) });
}

function useGrants() {
  const { api } = useSession();
  return useQuery({ queryKey: [...accountKey, 'grants'], queryFn: () => dataOf(api.GET(grants)) });
}

/** Returns the changes of the account. Each one reloads its data. */
export function useAccountActions() {
  const { api } = useSession();
  const queries = useQueryClient();
  const after = async (change: Promise<unknown>) => {
    await change;
    await queries.invalidateQueries({ queryKey: accountKey });
  };
  return {
    endSession: (session_id: string) =>
      after(api.DELETE(`${sessions}/{session_id}`, { params: { path: { session_id } } })),
    endOtherSessions: () => after(api.DELETE(sessions)),
    revokeGrant: (grant_id: string) => after(api.DELETE(`${grants}/{grant_id}`, { params: { path: { grant_id } } })),
    async changePassword(body: schemas.PasswordChange) {
      await api.PUT('/dashboard/api/account/password', { body });
      // The session has a new CSRF token, without which the next change would be rejected.
      await queries.refetchQueries({ queryKey: ['session'] });
      await queries.invalidateQueries({ queryKey: accountKey });
    },
  };
}

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

/** Lists the applications that the user has authorized, in all organizations. */
export function AuthorizedApplications() {
  const query = useGrants();
  return (
    <Card
      title="Authorized applications"
      description="Applications that act for you, with the access that you allowed."
    >
      <QueryResult query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">None. An application is listed here after you allow it access to an organization.</p>
          ) : (
            <GrantList grants={data} />
          )
        }
      </QueryResult>
    </Card>
  );
}

/** Returns who is responsible for an application: its owner, or the host that describes it, which is all that is known. */
const origin = ({ application_host, application_owner }: schemas.AccountGrant) =>
  application_host === null ? `of ${application_owner ?? 'Worklane'}` : `on ${application_host}, not verified`;

const GrantList = ({ grants }: { grants: readonly schemas.AccountGrant[] }) => (
  <AccountList label="Authorized applications">
    {grants.map((grant) => (
      <AccountListItem
        key={grant.grant_id}
        title={
          <>
            {grant.application_name} <span className="soft">{origin(grant)}</span>
          </>
        }
        action={<RevokeGrant grant={grant} />}
      >
        In {grant.organization_name}: <span title={grant.scopes.join(' ')}>{scopeSummary(grant.scopes)}</span>. Allowed{' '}
        <RelativeTime at={grant.granted_at} />,{' '}
        {grant.last_used_at === null ? (
          'never used'
        ) : (
          <>
            last used <RelativeTime at={grant.last_used_at} />
          </>
        )}
      </AccountListItem>
    ))}
  </AccountList>
);

function RevokeGrant({ grant: { grant_id, application_name, organization_name } }: { grant: schemas.AccountGrant }) {
  const { revokeGrant } = useAccountActions();
  return (
    <ConfirmDialog
      trigger="Revoke access"
      subject={`of ${application_name}`}
      small
      title={`Revoke access of ${application_name}?`}
      description={`${application_name} can no longer act for you in ${organization_name}, until you allow it again. Takes effect immediately.`}
      action={() => revokeGrant(grant_id)}
      done="Access revoked"
    />
  );
}
