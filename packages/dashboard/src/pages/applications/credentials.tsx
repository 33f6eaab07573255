import type { schemas } from '@worklane/contract/dashboard';
import { elsewhere } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useShownSecret } from '../../session/use-shown-secret.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { AccessInForce } from './access-in-force.tsx';
import { ApplicationPage } from './application-page.tsx';
import styles from './credentials.module.css';
import { GenerateToken } from './generate-token.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { RotateSecret } from './rotate-secret.tsx';

/** How an application proves itself: its id, its secrets, a token for it, and the access it has. */
export const Credentials = () => (
  <ApplicationPage>
    {(application) => (
      <>
        <OwnersOnly />
        <Keys application={application} />
        <GenerateToken application={application} />
        <AccessInForce clientId={application.client_id} />
      </>
    )}
  </ApplicationPage>
);

function Keys({ application }: { application: schemas.Application }) {
  const { role } = useOrganization();
  const { client_id, secrets } = application;
  const shown = useShownSecret(client_id);
  return (
    <Card
      title="Credentials"
      lead={<a href={elsewhere.authentication}>How applications get tokens</a>}
      actions={
        role === 'owner' && secrets.length > 0 && <RotateSecret application={application} onRotated={shown.show} />
      }
    >
      {shown.secret !== undefined && <SecretOnce name="Client secret" secret={shown.secret} />}
      <Facts
        facts={[
          [
            'Client id',
            <span key="id" className={styles.value}>
              <code>{client_id}</code>
              <CopyButton text={client_id} label="Copy client id" />
            </span>,
          ],
          ['Client secret', <Secrets key="secrets" secrets={secrets} />],
        ]}
      />
    </Card>
  );
}

function Secrets({ secrets }: { secrets: readonly schemas.ApplicationSecret[] }) {
  if (secrets.length === 0) return 'None: it proves itself by PKCE.';
  return (
    <ul>
      {secrets.map(({ created_at, expires_at }) => (
        <li key={created_at}>
          Made <Moment at={created_at} />
          {expires_at === null ? (
            ', the current one'
          ) : (
            <>
              , still valid: it ends <Moment at={expires_at} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
