import { useOrganization } from '../../session/organization.tsx';
import { useOrganizationSettings } from '../../session/organization-settings.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { exactDateTime } from '../../ui/date-time.tsx';
import { useMemberActions } from './queries.ts';

/** Shows owners the current support access, which they can end, and whether the operator can open one. */
export function SupportAccess() {
  const { name: organization } = useOrganization();
  const { support_access: access, refuses_support: refuses, change } = useOrganizationSettings();
  const { endSupport } = useMemberActions();
  return (
    <Card
      title="Support access"
      description={
        refuses
          ? `The operator of this service cannot open ${organization}.`
          : 'The operator of this service can open the organization for up to a day, stating a reason. You see it here and in the audit log.'
      }
      actions={
        refuses ? (
          <ConfirmDialog
            trigger="Allow support access"
            title="Allow support access?"
            description={`The operator can then open ${organization} for up to a day, stating a reason.`}
            variant="primary"
            action={() => change({ refuses_support: false })}
            done="Support access allowed"
          />
        ) : (
          <ConfirmDialog
            trigger="Refuse support access"
            title="Refuse support access?"
            description="Current support access ends immediately, and the operator cannot open another one."
            action={() => change({ refuses_support: true })}
            done="Support access refused"
          />
        )
      }
    >
      {access && (
        <>
          <p>
            {access.name} until {exactDateTime(access.expires_at)}: {access.reason}
          </p>
          <ConfirmDialog
            trigger="End support access"
            small
            title={`End the support access of ${access.name}?`}
            description={`${access.name} loses access to ${organization} immediately.`}
            action={() => endSupport(access.member_id)}
            done="Support access ended"
          />
        </>
      )}
    </Card>
  );
}
