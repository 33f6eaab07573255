import { useMutation } from '@tanstack/react-query';
import { Link, ScrollRestoration } from 'react-router';
import logo from '../../layout/logo.svg';
import { paths, servicePaths } from '../../paths.ts';
import { homeOrganization } from '../../session/home-organization.ts';
import { signOut, useSession } from '../../session/session.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { label } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './account.module.css';
import { AuthorizedApplications } from './authorized-applications.tsx';
import { ChangePassword } from './change-password.tsx';
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
