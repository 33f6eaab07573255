import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../forms/field.tsx';
import { useOrganization, useOrganizationSettings } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { exactDateTime, RelativeTime } from '../../ui/date-time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RevealedSecret } from '../../ui/revealed-secret.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './members.module.css';
import { useMemberActions } from './queries.ts';

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

/** Changes the role of a member. A select in the table itself would change it with each arrow key. */
function ChangeRole({ member: { member_id, name, role } }: { member: schemas.OrganizationMember }) {
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
function CreatePasswordLink({ member: { member_id, name, can_sign_in }, onCreated }: CreatePasswordLinkProps) {
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

function RemoveMember({ member: { member_id, name } }: { member: schemas.OrganizationMember }) {
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
function Leave() {
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

interface RevealedLinkProps {
  /** What the link is, and for whom. */
  title: string;
  /** What the link is. */
  name: string;
  /** Null if only the person gets it, by email. */
  link: string | null;
  expires_at: string;
  email_delivery: schemas.EmailDelivery;
  /** The address of the person. */
  email: string;
  children?: ReactNode;
}

/** Shows a new link once, unless it was sent by email: with its expiry, and whether the person got it. */
export const RevealedLink = ({ title, name, link, expires_at, email_delivery, email, children }: RevealedLinkProps) => (
  <section className={styles.link} aria-label={title}>
    {link !== null && <RevealedSecret name={name} secret={link} />}
    {children}
    <p className="soft">
      {deliveries[email_delivery](email)} The link expires on {exactDateTime(expires_at)}.
    </p>
  </section>
);

const deliveries: Readonly<Record<schemas.EmailDelivery, (email: string) => string>> = {
  sent: (email) => `The link was sent to ${email}.`,
  failed: (email) => `The email to ${email} could not be sent. Try again later, or ask the operator of the service.`,
  not_configured: (email) => `This service sends no email. Pass the link on to ${email} yourself.`,
};
