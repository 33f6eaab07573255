import { useOrganization } from '../../session/organization-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** Tells members why they cannot change anything here. */
export function OwnersOnly() {
  const { role } = useOrganization();
  if (role === 'owner') return null;
  return (
    <Notice title="Owners look after applications">
      <p>You can see them. To create one or to get credentials, ask an owner of your organization.</p>
    </Notice>
  );
}
