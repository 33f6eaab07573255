import type { schemas } from '@worklane/contract/dashboard';
import { createInvitation, maxPendingInvitations } from '../identity/invitations/create-invitation.ts';
import { type Invitation, listInvitations } from '../identity/invitations/invitation-repository.ts';
import { revokeInvitation } from '../identity/invitations/revoke-invitation.ts';
import { invitationEmail } from '../identity/link-emails.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';
import { deliverLink } from './deliver-link.ts';
import { memberAction } from './member-action.ts';

/** Invites people, and lists and revokes pending invitations. */
export const invitationHandlers = (dependencies: DashboardDependencies) =>
  ({
    listInvitations: list(dependencies),
    createInvitation: create(dependencies),
    revokeInvitation: revoke(dependencies),
  }) satisfies Partial<DashboardHandlers>;

const list =
  ({ db, clock }: DashboardDependencies): DashboardHandler<'listInvitations'> =>
  async ({ path }) => {
    const query = { organizationId: path.organization_id, now: clock(), limit: maxPendingInvitations };
    return { status: 200, body: { data: (await listInvitations(db, query)).map(fromInvitation) } };
  };

/** The email is sent after the invitation is stored. */
const create =
  (dependencies: DashboardDependencies): DashboardHandler<'createInvitation'> =>
  async (call) => {
    const organizationId = call.path.organization_id;
    const action = await memberAction(dependencies, call);
    const sendEmail = dependencies.prepareEmail({ organizationId, to: call.body.email });
    const { invitation, link } = await createInvitation(dependencies, organizationId, call.body, action);
    const email = invitationEmail({ ...invitation, link });
    return {
      status: 201,
      body: { ...fromInvitation(invitation), ...(await deliverLink(sendEmail, link, email)) },
      headers: {
        Location: `/dashboard/api/organizations/${organizationId}/invitations/${invitation.invitationId}`,
      },
    };
  };

const revoke =
  (dependencies: DashboardDependencies): DashboardHandler<'revokeInvitation'> =>
  async (call) => {
    const { organization_id, invitation_id } = call.path;
    await revokeInvitation(dependencies, organization_id, invitation_id, await memberAction(dependencies, call));
    return { status: 204 };
  };

const fromInvitation = (invitation: Invitation): schemas.Invitation => ({
  invitation_id: invitation.invitationId,
  email: invitation.email,
  name: invitation.name,
  role: invitation.role,
  invited_by: invitation.invitedBy,
  created_at: invitation.createdAt,
  expires_at: invitation.expiresAt,
});
