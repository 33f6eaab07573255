import type { Role } from '@worklane/contract';
import { roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { useOrganization } from '../../session/organization.tsx';
import { useOrganizationSettings } from '../../session/organization-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { Table } from '../../ui/table.tsx';
import { ChangeRole, CreatePasswordLink, Leave, RemoveMember } from './member-actions.tsx';
import styles from './members.module.css';
import { RevealedLink } from './revealed-link.tsx';

type Member = schemas.OrganizationMember;

interface PasswordLink extends schemas.PasswordResetLink {
  member: Member;
}

export function MemberTable({ members }: { members: readonly Member[] }) {
  const [created, setCreated] = useState<PasswordLink>();
  return (
    <>
      {created && (
        <RevealedLink
          {...created}
          title={`Password link for ${created.member.name}`}
          name="Password link"
          email={created.member.email}
        >
          <p>Whoever opens this link can set the password of {created.member.email}. It works once.</p>
        </RevealedLink>
      )}
      <Table label="Members" columns={['Name', 'Email', 'Role', 'Status', 'Last sign-in', 'Actions']}>
        {members.map((member) => (
          <MemberRow key={member.member_id} member={member} onPasswordLink={setCreated} />
        ))}
      </Table>
    </>
  );
}

interface MemberRowProps {
  member: Member;
  onPasswordLink: (link: PasswordLink) => void;
}

function MemberRow({ member, onPasswordLink }: MemberRowProps) {
  const { role, memberId } = useOrganization();
  const { member_id, name, email, active, can_sign_in, last_sign_in_at } = member;
  const isSelf = member_id === memberId;
  const isSupport = useOrganizationSettings().support_access?.member_id === member_id;
  const canManage = role === 'owner' && active && !isSupport;
  return (
    <tr>
      <td>
        {name}
        {isSelf && <span className="soft"> (you)</span>}
      </td>
      <td className="soft">{email}</td>
      <td>{roles[member.role as Role].label}</td>
      <td>{isSupport ? <Badge tone="warning">Support</Badge> : <Status member={member} />}</td>
      <td className="soft">
        {last_sign_in_at === null ? can_sign_in ? 'Unknown' : 'Never' : <RelativeTime at={last_sign_in_at} />}
      </td>
      <td>
        <div className={styles.actions}>
          {canManage && <ChangeRole member={member} />}
          {canManage && !isSelf && (
            <CreatePasswordLink member={member} onCreated={(link) => onPasswordLink({ ...link, member })} />
          )}
          {canManage && !isSelf && <RemoveMember member={member} />}
          {isSelf && !isSupport && <Leave />}
        </div>
      </td>
    </tr>
  );
}

function Status({ member: { active, can_sign_in } }: { member: Member }) {
  if (!active) return <Badge>Removed</Badge>;
  return can_sign_in ? <Badge tone="success">Active</Badge> : <Badge tone="warning">No password</Badge>;
}
