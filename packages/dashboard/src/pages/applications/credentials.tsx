import type { schemas } from '@worklane/contract/dashboard';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../forms/field.tsx';
import { servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card, DescriptionList } from '../../ui/card.tsx';
import { CopyableValue } from '../../ui/code.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { count } from '../../ui/labels.ts';
import { RevealedSecret, useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { ActiveAccess } from './active-access.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { GenerateToken } from './generate-token.tsx';
import { useApplicationActions } from './queries.ts';

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

/** For how many days the old secret can stay valid. */
const keepDaysOptions = [0, 1, 2, 3, 7];

interface RotateSecretProps {
  application: schemas.Application;
  onRotated: (clientId: string, secret: string) => void;
}

/** Replaces the client secret. The old one can stay valid for some days. */
function RotateSecret({ application: { client_id, secrets }, onRotated }: RotateSecretProps) {
  const { rotateSecret } = useApplicationActions();
  const [selected, setSelected] = useState(1);
  // An application has two valid secrets at most.
  const replacesBoth = secrets.length > 1;
  const keepDays = replacesBoth ? 0 : selected;
  return (
    <ConfirmDialog
      trigger="Rotate secret"
      icon={RotateCw}
      title="Rotate the client secret?"
      description="The new secret is shown once."
      variant="primary"
      action={async () => {
        const { client_secret } = await rotateSecret(client_id, keepDays);
        if (client_secret !== null) onRotated(client_id, client_secret);
      }}
      done="Secret rotated"
    >
      {replacesBoth ? (
        <p>
          Two secrets are valid. Both expire immediately, with the access tokens that the application has without a
          user.
        </p>
      ) : (
        <SelectField
          pointer="/keep_days"
          label="Old secret stays valid for"
          description="0 days also revokes the access tokens that the application has without a user."
          value={String(selected)}
          onChange={(days) => setSelected(Number(days))}
        >
          {keepDaysOptions.map((days) => (
            <option key={days} value={days}>
              {count(days, 'day')}
            </option>
          ))}
        </SelectField>
      )}
    </ConfirmDialog>
  );
}
