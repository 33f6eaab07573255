import { useOrganization } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { useMemberActions } from './queries.ts';

/** Shows owners whether the organization requires a second factor, and changes it. */
export function SecondFactor() {
  const { id, name } = useOrganization();
  const { organizations } = useSession().session;
  const { requireSecondFactor } = useMemberActions();
  const required = organizations.find(({ organization_id }) => organization_id === id)?.requires_second_factor === true;
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
            action={() => requireSecondFactor(false)}
            done="Second factor optional"
          />
        ) : (
          <ConfirmDialog
            trigger="Require second factor"
            title="Require a second factor?"
            description={`Members without one lose access to ${name} until they add one, and so do applications that act for them. Takes effect immediately.`}
            action={() => requireSecondFactor(true)}
            done="Second factor required"
          />
        )
      }
    />
  );
}
