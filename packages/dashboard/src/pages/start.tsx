import { Building2 } from 'lucide-react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { lastOrganization } from '../session/last-organization.ts';
import { useSession } from '../session/session-context.ts';
import { signOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './alone.module.css';

/** Leads to the organization that was shown last, or to the first one. */
export function Start() {
  const { session, api } = useSession();
  const { organizations, email } = session;
  const last = lastOrganization();
  const chosen = organizations.find(({ organization_id }) => organization_id === last) ?? organizations[0];
  if (chosen) return <Navigate to={paths.overview(chosen.organization_id)} replace />;
  return (
    <main className={styles.alone}>
      <Empty
        icon={Building2}
        title="You belong to no organization"
        action={<Button onClick={() => signOut(api)}>Use another account</Button>}
      >
        <p>Ask an owner of your organization to add {email} as a member, then come back.</p>
      </Empty>
    </main>
  );
}
