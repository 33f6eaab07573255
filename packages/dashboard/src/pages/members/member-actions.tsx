import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { SelectField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMemberActions } from './queries.ts';

/** Changes the role of a member. A select in the table itself would change it with each arrow key. */
export function ChangeRole({ member: { member_id, name, role } }: { member: schemas.OrganizationMember }) {
  const { memberId } = useOrganization();
  const { changeRole } = useMemberActions();
  const [selected, setSelected] = useState<Role>(role);
  const isSelf = member_id === memberId;
  return (
    <ConfirmDialog
      trigger="Change role"
      subject={`of ${name}`}
      small
      title={isSelf ? 'Change your own role?' : `Change the role of ${name}?`}
      description="The new role takes effect immediately, also for applications that act for the person."
      variant="primary"
      action={() => changeRole(member_id, selected)}
      done={`${name} is now ${roles[selected].label.toLowerCase()}`}
    >
      <SelectField
        pointer="/role"
        label="Role"
        description={roles[selected].description}
        value={selected}
        onChange={(value) => setSelected(value as Role)}
      >
        <RoleOptions />
      </SelectField>
      {isSelf && role === 'owner' && selected !== 'owner' && (
        <Notice tone="warning" title="You lose the owner role">
          <p>You can no longer manage members and applications. Another owner has to give the role back to you.</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}

export const RoleOptions = () =>
  (Object.keys(roles) as Role[]).map((role) => (
    <option key={role} value={role}>
      {roles[role].label}
    </option>
  ));

interface CreatePasswordLinkProps {
  member: schemas.OrganizationMember;
  onCreated: (link: schemas.PasswordResetLink) => void;
}

/** Creates a link with which a member sets a new password, or the first one. */
export function CreatePasswordLink({ member: { member_id, name, can_sign_in }, onCreated }: CreatePasswordLinkProps) {
  const { createPasswordLink } = useMemberActions();
  return (
    <ConfirmDialog
      trigger={can_sign_in ? 'Reset password' : 'Set password'}
      subject={`of ${name}`}
      small
      title={`Create a password link for ${name}?`}
      description={`With the link, ${name} sets a new password within 24 hours, which ends all sessions of the account. The current password works until then.`}
      confirm="Create link"
      variant="primary"
      action={async () => onCreated(await createPasswordLink(member_id))}
    />
  );
}

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
