import type { schemas } from '@worklane/contract/dashboard';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../forms/field.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { count } from '../../ui/labels.ts';
import { useApplicationActions } from './queries.ts';

/** For how many days the old secret can stay valid. */
const keepDaysOptions = [0, 1, 2, 3, 7];

interface RotateSecretProps {
  application: schemas.Application;
  onRotated: (clientId: string, secret: string) => void;
}

/** Replaces the client secret. The old one can stay valid for some days. */
export function RotateSecret({ application: { client_id, secrets }, onRotated }: RotateSecretProps) {
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
