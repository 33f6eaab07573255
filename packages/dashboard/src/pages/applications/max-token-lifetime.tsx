import { useState } from 'react';
import { SelectField } from '../../forms/field.tsx';
import { useOrganizationSettings } from '../../session/organization-settings.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { lifetimeLabel } from './token-lifetime.tsx';

const hour = 3600;
const day = 24 * hour;

const choices = [hour, day, 7 * day, 30 * day, 90 * day];

/** Shows owners how long access tokens of applications may be valid, and changes it. */
export function MaxTokenLifetime() {
  const { max_token_seconds: current, change } = useOrganizationSettings();
  const [selected, setSelected] = useState<string>();
  const value = selected ?? String(current ?? '');
  return (
    <Card
      title="Token lifetime"
      description={
        current === null
          ? 'Access tokens of applications are valid as long as the service allows.'
          : `Access tokens of applications are valid for at most ${lifetimeLabel(current)}.`
      }
      actions={
        <ConfirmDialog
          trigger="Change lifetime"
          title="Change the lifetime of access tokens?"
          description="Applies to tokens that are issued from now on. Existing tokens stay valid until they expire or are revoked."
          variant="primary"
          action={async () => {
            await change({ max_token_seconds: value === '' ? null : Number(value) });
            setSelected(undefined);
          }}
          done="Token lifetime changed"
        >
          <SelectField pointer="/max_token_seconds" label="At most" value={value} onChange={setSelected}>
            {current !== null && !choices.includes(current) && (
              <option value={current}>{lifetimeLabel(current)}</option>
            )}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {lifetimeLabel(choice)}
              </option>
            ))}
            <option value="">As long as the service allows</option>
          </SelectField>
        </ConfirmDialog>
      }
    />
  );
}
