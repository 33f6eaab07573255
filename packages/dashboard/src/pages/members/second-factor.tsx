import { useOrganization } from '../../session/organization.tsx';
import { useOrganizationSettings } from '../../session/organization-settings.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';

/** Shows owners whether the organization requires a second factor, and changes it. */
export function SecondFactor() {
  const { name } = useOrganization();
  const { requires_second_factor: required, change } = useOrganizationSettings();
  return (
    <Card
      title="Second factor"
      description={
        required
          ? 'Members must sign in with an authenticator app or a passkey.'
          : 'Members may sign in with a password only.'
      }
      actions={
        required ? (
          <ConfirmDialog
            trigger="Make second factor optional"
            title="Make the second factor optional?"
            description={`Members can then open ${name} with a password only.`}
            confirm="Make optional"
            action={() => change({ requires_second_factor: false })}
            done="Second factor optional"
          />
        ) : (
          <ConfirmDialog
            trigger="Require second factor"
            title="Require a second factor?"
            description={`Members without one lose access to ${name} until they add one, and so do applications that act for them. Takes effect immediately.`}
            action={() => change({ requires_second_factor: true })}
            done="Second factor required"
          />
        )
      }
    />
  );
}
