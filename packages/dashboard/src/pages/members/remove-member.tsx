import type { schemas } from '@worklane/contract/dashboard';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useMemberActions } from './queries.ts';

export function RemoveMember({ member: { member_id, name } }: { member: schemas.OrganizationMember }) {
  const { name: organization } = useOrganization();
  const { remove } = useMemberActions();
  return (
    <ConfirmDialog
      trigger="Remove"
      subject={name}
      small
      title={`Remove ${name}?`}
      description={`${name} loses access to ${organization} immediately, and so do applications that act for ${name}. Records that refer to ${name} stay as they are. You can invite ${name} again.`}
      confirm="Remove member"
      action={() => remove(member_id)}
      done={`${name} removed`}
    />
  );
}

/** Removes the user from the organization and opens the dashboard with the organizations that are left. */
export function Leave() {
  const { name: organization } = useOrganization();
  const { leave } = useMemberActions();
  return (
    <ConfirmDialog
      trigger="Leave organization"
      small
      title={`Leave ${organization}?`}
      description="You lose access immediately, and so do applications that act for you. Only an owner can invite you again."
      action={async () => {
        await leave();
        location.assign('/dashboard/');
      }}
    />
  );
}
