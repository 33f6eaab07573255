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
