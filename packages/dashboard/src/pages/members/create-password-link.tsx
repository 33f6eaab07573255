import type { schemas } from '@worklane/contract/dashboard';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { useMemberActions } from './queries.ts';

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
