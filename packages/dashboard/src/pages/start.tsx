import { Building2 } from 'lucide-react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { homeOrganization } from '../session/organization.tsx';
import { signOut, useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/page.module.css';
import { EmptyState } from '../ui/page.tsx';

/** Redirects to the organization that was shown last, or to the oldest one. */
export function Start() {
  const { session, api } = useSession();
  const { organizations, email } = session;
  const organization = homeOrganization(organizations);
  if (organization) return <Navigate to={paths.overview(organization.organization_id)} replace />;
  return (
    <main className={styles.start}>
      <EmptyState
        icon={Building2}
        title="No organization"
        action={<Button onClick={() => signOut(api)}>Use another account</Button>}
      >
        <p>Ask an owner of your organization to add {email} as a member, then reload this page.</p>
      </EmptyState>
    </main>
  );
}
