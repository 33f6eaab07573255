import type { schemas } from '@worklane/contract/dashboard';
import { scopeSummary } from '../../contract/scopes.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { AccountList, AccountListItem } from './account-list.tsx';
import { useAccountActions, useGrants } from './queries.ts';

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
