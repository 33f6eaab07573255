import type { schemas } from '@worklane/contract/dashboard';
import { servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyableValue } from '../../ui/copy-button.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { RevealedSecret, useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { ActiveAccess } from './active-access.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { GenerateToken } from './generate-token.tsx';
import { RotateSecret } from './rotate-secret.tsx';

/** The client ID, the secrets and the tokens of an application. */
export const Credentials = () => (
  <ApplicationLayout>
    {(application) => (
      <>
        <ClientCredentials application={application} />
        <GenerateToken application={application} />
        <ActiveAccess clientId={application.client_id} />
      </>
    )}
  </ApplicationLayout>
);

function ClientCredentials({ application }: { application: schemas.Application }) {
  const { role } = useOrganization();
  const { client_id, secrets } = application;
  const { secret, reveal } = useRevealedSecret(client_id);
  return (
    <Card
      title="Credentials"
      description={<a href={servicePaths.authentication}>Learn how applications get tokens</a>}
      actions={role === 'owner' && secrets.length > 0 && <RotateSecret application={application} onRotated={reveal} />}
    >
      {secret !== undefined && <RevealedSecret name="Client secret" secret={secret} />}
      <DescriptionList
        items={[
          ['Client ID', <CopyableValue key="id" value={client_id} label="Copy client ID" />],
          ['Client secret', <Secrets key="secrets" secrets={secrets} />],
        ]}
      />
    </Card>
  );
}

function Secrets({ secrets }: { secrets: readonly schemas.ApplicationSecret[] }) {
  if (secrets.length === 0) return 'None. The application authenticates with PKCE.';
  return (
    <ul>
      {secrets.map(({ created_at, expires_at }) => (
        <li key={created_at}>
          {expires_at === null ? 'Current' : 'Previous'}, created <RelativeTime at={created_at} />
          {expires_at !== null && (
            <>
              , expires <RelativeTime at={expires_at} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
