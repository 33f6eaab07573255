import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import { useOrganizationSettings } from '../session/organization-settings.ts';
import { exactDateTime } from '../ui/date-time.tsx';
import { Notice } from '../ui/notice.tsx';

/** Tells every member who has support access to the organization, until when and why. */
export function SupportNotice() {
  const { id, role, memberId } = useOrganization();
  const { support_access: access } = useOrganizationSettings();
  if (!access) return null;
  const { member_id, name, reason, expires_at } = access;
  const isSelf = member_id === memberId;
  return (
    <Notice tone="warning" title={isSelf ? 'You have support access' : `${name} has support access`}>
      <p>
        Until {exactDateTime(expires_at)}: {reason}. {isSelf && 'The organization sees your access and your changes.'}
        {role === 'owner' && <Link to={paths.members(id)}>End it on the Members page</Link>}
      </p>
    </Notice>
  );
}
