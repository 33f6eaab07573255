import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, ScrollRestoration } from 'react-router';
import { CheckboxField, TextField } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import logo from '../../layout/logo.svg';
import { paths, servicePaths } from '../../paths.ts';
import { homeOrganization } from '../../session/organization.tsx';
import { signOut, useSession } from '../../session/session.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Card, DescriptionList } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AuthorizedApplications, Sessions, useAccountActions } from './access.tsx';
import styles from './account.module.css';

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

const empty = { current_password: '', new_password: '' };

/** Changes the password, which ends the sessions of other browsers. */
function ChangePassword() {
  const { email } = useSession().session;
  const [passwords, setPasswords] = useState(empty);
  const [shown, setShown] = useState(false);
  const { changePassword } = useAccountActions();
  const toast = useToast();
  const mutation = useMutation({
    mutationFn: () => changePassword(passwords),
    onSuccess() {
      setPasswords(empty);
      setShown(false);
      toast('Password changed');
    },
  });
  const type = shown ? 'text' : 'password';
  return (
    <Card
      title="Password"
      description="Changing it signs you out in all other browsers. Applications that you authorized keep their access."
    >
      {/* Passwords are not kept as a draft. */}
      <Form mutation={mutation} onSubmit={mutation.mutate} submit="Change password">
        <div className={styles.passwords}>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            pointer="/current_password"
            label="Current password"
            required
            type={type}
            autoComplete="current-password"
            spellCheck={false}
            value={passwords.current_password}
            onChange={(current_password) => setPasswords({ ...passwords, current_password })}
          />
          <TextField
            pointer="/new_password"
            label="New password"
            description="At least 12 characters, such as several unrelated words."
            required
            type={type}
            autoComplete="new-password"
            spellCheck={false}
            value={passwords.new_password}
            onChange={(new_password) => setPasswords({ ...passwords, new_password })}
          />
          <CheckboxField pointer="/shown" label="Show passwords" value={shown} onChange={setShown} />
        </div>
      </Form>
    </Card>
  );
}
