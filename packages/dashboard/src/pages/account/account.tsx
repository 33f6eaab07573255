import { useMutation } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { Link, ScrollRestoration } from 'react-router';
import { scopeSummary } from '../../contract/scopes.ts';
import logo from '../../layout/logo.svg';
import { paths, servicePaths } from '../../paths.ts';
import { homeOrganization } from '../../session/home-organization.ts';
import { signOut, useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { label } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { AccountList, AccountListItem } from './account-list.tsx';
import { ChangePassword } from './change-password.tsx';
import { useAccountActions, useGrants } from './queries.ts';
import { Sessions } from './sessions.tsx';

/** The account of the signed-in user, over all organizations: profile, password, sessions and applications. */
export function Account() {
  const { session, api } = useSession();
  const home = homeOrganization(session.organizations);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => signOut(api) });
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.brand} to={paths.start}>
          <img src={logo} width={26} height={26} alt="" />
          Worklane
        </Link>
        <Button variant="secondary" small pending={isPending} onClick={() => mutate()}>
          Sign out
        </Button>
      </header>
      <main className={styles.main}>
        <Page
          title="Your account"
          description="It is the same in all your organizations."
          {...(home && { parent: { to: paths.overview(home.organization_id), name: `Back to ${home.name}` } })}
        >
          {error && <ErrorNotice error={error} />}
          <Profile />
          <ChangePassword />
          <Card
            title="Sign-in security"
            description="Authenticator app, recovery codes and passkeys."
            actions={
              <ButtonAnchor variant="secondary" href={servicePaths.security}>
                Manage sign-in security
              </ButtonAnchor>
            }
          />
          <Sessions />
          <AuthorizedApplications />
        </Page>
      </main>
      <ScrollRestoration />
    </>
  );
}

function Profile() {
  const { name, email, organizations } = useSession().session;
  return (
    <Card title="Profile">
      <DescriptionList
        items={[
          ['Name', name],
          ['Email', email],
          ['Organizations', <Organizations key="organizations" organizations={organizations} />],
        ]}
      />
    </Card>
  );
}

function Organizations({ organizations }: Pick<ReturnType<typeof useSession>['session'], 'organizations'>) {
  if (organizations.length === 0) return 'None. Ask an owner of your organization to add your address.';
  return (
    <ul>
      {organizations.map(({ organization_id, name, role }) => (
        <li key={organization_id}>
          <Link to={paths.overview(organization_id)}>{name}</Link> <span className="soft">{label(role)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the applications that the user has authorized, in all organizations. */
function AuthorizedApplications() {
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
  const toast = useToast();
  return (
    <ConfirmDialog
      trigger={
        <>
          Revoke access<span className="visually-hidden"> of {application_name}</span>
        </>
      }
      small
      title={`Revoke access of ${application_name}?`}
      description={`${application_name} can no longer act for you in ${organization_name}, until you allow it again. Takes effect immediately.`}
      confirm="Revoke access"
      action={async () => {
        await revokeGrant(grant_id);
        toast('Access revoked');
      }}
    />
  );
}
