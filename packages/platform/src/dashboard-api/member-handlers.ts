import type { schemas } from '@worklane/contract/dashboard';
import { memberSource } from '../audit/audit-log.ts';
import {
  createInvitation,
  type Invitation,
  listInvitations,
  maxPendingInvitations,
  revokeInvitation,
} from '../identity/invitations/invitations.ts';
import { invitationEmail, passwordResetEmail } from '../identity/links.ts';
import { changeRole, endMembership } from '../identity/manage-members.ts';
import { getMember } from '../identity/members.ts';
import { changeSettings, getOrganizationMember, listOrganizationMembers } from '../identity/organization-settings.ts';
import { createResetLinkAsOwner } from '../identity/password-reset/password-reset.ts';
import type { Email, PrepareEmail } from '../mail/mailer.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { memberAction } from './member-action.ts';

const maxListed = 1000;

/** Lists members, changes their roles, removes and invites them, creates links that reset their passwords, and says what they must have. */
export function memberHandlers(dependencies: DashboardDependencies) {
  const { db, clock, prepareEmail, controls } = dependencies;
  return {
    async listOrganizationMembers({ path }) {
      const members = await listOrganizationMembers(db, { organizationId: path.organization_id, limit: maxListed + 1 });
      return { status: 200, body: { data: members.slice(0, maxListed), has_more: members.length > maxListed } };
    },

    async updateOrganizationMember(call) {
      const { organization_id: organizationId, member_id: memberId } = call.path;
      const source = memberSource(await memberAction(dependencies, call));
      await changeRole(dependencies, organizationId, { memberId, role: call.body.role }, source);
      return { status: 200, body: await getOrganizationMember(db, organizationId, memberId) };
    },

    async deleteOrganizationMember(call) {
      const { organization_id, member_id } = call.path;
      const caller = await memberAction(dependencies, call);
      const action = member_id === caller.member.memberId ? 'member.left' : 'member.removed';
      await endMembership(dependencies, organization_id, member_id, { ...memberSource(caller), action });
      return { status: 204 };
    },

    async endMembership(call) {
      const caller = await memberAction(dependencies, call);
      const source = { ...memberSource(caller), action: 'member.left' } as const;
      await endMembership(dependencies, call.path.organization_id, caller.member.memberId, source);
      return { status: 204 };
    },

    async createPasswordResetLink(call) {
      const { organization_id: organizationId, member_id: memberId } = call.path;
      const action = await memberAction(dependencies, call);
      const { member } = await getMember(db, organizationId, memberId);
      const recipient = { memberId, email: member.email, name: member.name };
      const sendEmail = prepareEmail({ organizationId, to: member.email });
      const { link, expiresAt } = await createResetLinkAsOwner(dependencies, organizationId, recipient, action);
      const email = passwordResetEmail({ link, expiresAt });
      return { status: 201, body: { expires_at: expiresAt, ...(await deliverLink(sendEmail, link, email)) } };
    },

    async replaceOrganizationSettings(call) {
      const { path, body, principal } = call;
      const caller = await memberAction(dependencies, call);
      const settings = await changeSettings(dependencies, path.organization_id, body, principal, caller);
      await controls.refresh();
      return { status: 200, body: settings };
    },

    async listInvitations({ path }) {
      const query = { organizationId: path.organization_id, now: clock(), limit: maxPendingInvitations };
      return { status: 200, body: { data: (await listInvitations(db, query)).map(fromInvitation) } };
    },

    /** The email is sent after the invitation is stored. */
    async createInvitation(call) {
      const organizationId = call.path.organization_id;
      const action = await memberAction(dependencies, call);
      const sendEmail = prepareEmail({ organizationId, to: call.body.email });
      const { invitation, link } = await createInvitation(dependencies, organizationId, call.body, action);
      const email = invitationEmail({ ...invitation, link });
      return {
        status: 201,
        body: { ...fromInvitation(invitation), ...(await deliverLink(sendEmail, link, email)) },
        headers: {
          Location: `/dashboard/api/organizations/${organizationId}/invitations/${invitation.invitationId}`,
        },
      };
    },

    async revokeInvitation(call) {
      const { organization_id, invitation_id } = call.path;
      await revokeInvitation(dependencies, organization_id, invitation_id, await memberAction(dependencies, call));
      return { status: 204 };
    },
  } satisfies Partial<DashboardHandlers>;
}

const fromInvitation = (invitation: Invitation): schemas.Invitation => ({
  invitation_id: invitation.invitationId,
  email: invitation.email,
  name: invitation.name,
  role: invitation.role,
  invited_by: invitation.invitedBy,
  created_at: invitation.createdAt,
  expires_at: invitation.expiresAt,
});

/**
 * Sends a link to a person by email. Only without a mail server does the owner see it: otherwise whoever uses it has proved the
 * address, and an owner can neither create another person's account nor set its password.
 */
async function deliverLink(
  sendEmail: ReturnType<PrepareEmail>,
  link: string,
  email: Omit<Email, 'to'>,
): Promise<Pick<schemas.InvitationWithLink, 'link' | 'email_delivery'>> {
  const email_delivery = await sendEmail(email);
  return { link: email_delivery === 'not_configured' ? link : null, email_delivery };
}
