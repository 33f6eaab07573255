import { useMutation } from '@tanstack/react-query';
import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { SelectField, TextField } from '../../forms/field.tsx';
import { Form, useDraft } from '../../forms/form.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Table } from '../../ui/table.tsx';
import { RevealedLink, RoleOptions } from './member-table.tsx';
import { useInvitations, useMemberActions } from './queries.ts';

/** Invites people by a link, and lists the pending invitations. */
export function Invitations() {
  const query = useInvitations();
  return (
    <>
      <InviteForm />
      <Card title="Pending invitations" description="Each link works once, until it expires or is revoked.">
        <QueryResult query={query}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="soft">No pending invitations. People you invite are listed here until they join.</p>
            ) : (
              <InvitationTable invitations={data} />
            )
          }
        </QueryResult>
      </Card>
    </>
  );
}

const initial = { email: '', role: 'member' as Role };

function InviteForm() {
  const { invite } = useMemberActions();
  const draft = useDraft(initial);
  const mutation = useMutation({
    mutationFn: () => invite(draft.value),
    onSuccess: () => draft.discard(),
  });
  const { data } = mutation;
  const { email, role } = draft.value;
  return (
    <Form draft={draft} mutation={mutation} onSubmit={mutation.mutate} submit="Create invitation">
      <Card
        title="Invite a person"
        description="You get a link that works once and for 7 days. Inviting an address again replaces its link."
      >
        {data && <RevealedLink {...data} title={`Invitation for ${data.email}`} name="Invitation link" />}
        <TextField
          pointer="/email"
          label="Email"
          description="Only a person who signs in with this address can join."
          required
          type="email"
          spellCheck={false}
          value={email}
          onChange={(email) => draft.set({ email, role })}
        />
        <SelectField
          pointer="/role"
          label="Role"
          description={roles[role].description}
          required
          short
          value={role}
          onChange={(role) => draft.set({ email, role: role as Role })}
        >
          <RoleOptions />
        </SelectField>
      </Card>
    </Form>
  );
}

const InvitationTable = ({ invitations }: { invitations: readonly schemas.Invitation[] }) => (
  <Table label="Invitations" columns={['Email', 'Role', 'Invited by', 'Expires', 'Actions']}>
    {invitations.map((invitation) => (
      <tr key={invitation.invitation_id}>
        <td>{invitation.email}</td>
        <td>{roles[invitation.role].label}</td>
        <td className="soft">{invitation.invited_by}</td>
        <td className="soft">
          <RelativeTime at={invitation.expires_at} />
        </td>
        <td>
          <RevokeInvitation invitation={invitation} />
        </td>
      </tr>
    ))}
  </Table>
);

function RevokeInvitation({ invitation: { invitation_id, email } }: { invitation: schemas.Invitation }) {
  const { revokeInvitation } = useMemberActions();
  return (
    <ConfirmDialog
      trigger="Revoke"
      subject={`the invitation of ${email}`}
      small
      title="Revoke this invitation?"
      description={`The link of ${email} stops working immediately.`}
      confirm="Revoke invitation"
      action={() => revokeInvitation(invitation_id)}
      done="Invitation revoked"
    />
  );
}
