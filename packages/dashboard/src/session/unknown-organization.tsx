import { Building2, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../paths.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from '../ui/start.module.css';
import { useSession } from './session.tsx';

/** Shown for an organization that does not exist or that the signed-in user is not a member of. */
export function UnknownOrganization({ id }: { id: string | undefined }) {
  const { email, organizations } = useSession().session;
  return (
    <main className={styles.start}>
      <title>Organization not found - Worklane</title>
      <h1 className="visually-hidden">Organization not found</h1>
      <EmptyState
        icon={Building2}
        title={`No access to organization ${id}`}
        action={organizations.length === 0 && <ButtonLink to={paths.start}>Go to the dashboard</ButtonLink>}
      >
        <p>It does not exist, or {email} is not a member of it.</p>
        {organizations.length > 0 && (
          <>
            <p>Your organizations:</p>
            <ul>
              {organizations.map(({ organization_id, name }) => (
                <li key={organization_id}>
                  <Link to={paths.overview(organization_id)}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </main>
  );
}

/** Shown for an organization that requires a second factor, to a user who signed in without one. */
export const SecondFactorMissing = ({ organization }: { organization: string }) => (
  <main className={styles.start}>
    <title>Second factor required - Worklane</title>
    <h1 className="visually-hidden">Second factor required</h1>
    <EmptyState
      icon={ShieldCheck}
      title={`${organization} requires a second factor`}
      action={<ButtonAnchor href={servicePaths.security}>Set up sign-in security</ButtonAnchor>}
    >
      <p>Add an authenticator app or a passkey to your account, or sign in with the one that you have.</p>
      <p>
        <Link to={paths.account}>Your account</Link>
      </p>
    </EmptyState>
  </main>
);
