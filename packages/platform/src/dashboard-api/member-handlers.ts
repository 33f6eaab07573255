import { passwordResetEmail } from '../identity/link-emails.ts';
import { changeRole, endMembership } from '../identity/manage-members.ts';
import { memberSource } from '../identity/member-action.ts';
import { getMember } from '../identity/member-records.ts';
import { getOrganizationMember, listOrganizationMembers } from '../identity/organization-members.ts';
import { changeSettings } from '../identity/organization-settings.ts';
import { createResetLinkAsOwner } from '../identity/password-reset/create-reset-link.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';
import { deliverLink } from './deliver-link.ts';
import { memberAction } from './member-action.ts';

const maxListed = 1000;

/** Lists members, changes their roles, removes them, creates links that reset their passwords, and says what they must have. */
export const memberHandlers = (dependencies: DashboardDependencies) =>
  ({
    listOrganizationMembers: listMembers(dependencies),
    updateOrganizationMember: updateMember(dependencies),
    deleteOrganizationMember: deleteMember(dependencies),
    endMembership: leave(dependencies),
    createPasswordResetLink: createPasswordResetLink(dependencies),
    replaceOrganizationSettings: replaceSettings(dependencies),
  }) satisfies Partial<DashboardHandlers>;

const listMembers =
  ({ db }: DashboardDependencies): DashboardHandler<'listOrganizationMembers'> =>
  async ({ path }) => {
    const members = await listOrganizationMembers(db, { organizationId: path.organization_id, limit: maxListed + 1 });
    const data = members.slice(0, maxListed);
    return { status: 200, body: { data, has_more: members.length > maxListed } };
  };

const updateMember =
  (dependencies: DashboardDependencies): DashboardHandler<'updateOrganizationMember'> =>
  async (call) => {
    const { organization_id: organizationId, member_id: memberId } = call.path;
    const source = memberSource(await memberAction(dependencies, call));
    await changeRole(dependencies, organizationId, { memberId, role: call.body.role }, source);
    return { status: 200, body: await getOrganizationMember(dependencies.db, organizationId, memberId) };
  };

const deleteMember =
  (dependencies: DashboardDependencies): DashboardHandler<'deleteOrganizationMember'> =>
  async (call) => {
    const { organization_id, member_id } = call.path;
    const caller = await memberAction(dependencies, call);
    const action = member_id === caller.member.memberId ? 'member.left' : 'member.removed';
    await endMembership(dependencies, organization_id, member_id, { ...memberSource(caller), action });
    return { status: 204 };
  };

const leave =
  (dependencies: DashboardDependencies): DashboardHandler<'endMembership'> =>
  async (call) => {
    const caller = await memberAction(dependencies, call);
    const source = { ...memberSource(caller), action: 'member.left' } as const;
    await endMembership(dependencies, call.path.organization_id, caller.member.memberId, source);
    return { status: 204 };
  };

const createPasswordResetLink =
  (dependencies: DashboardDependencies): DashboardHandler<'createPasswordResetLink'> =>
  async (call) => {
    const { organization_id: organizationId, member_id: memberId } = call.path;
    const action = await memberAction(dependencies, call);
    const { member } = await getMember(dependencies.db, organizationId, memberId);
    const recipient = { memberId, email: member.email, name: member.name };
    const sendEmail = dependencies.prepareEmail({ organizationId, to: member.email });
    const { link, expiresAt } = await createResetLinkAsOwner(dependencies, organizationId, recipient, action);
    const email = passwordResetEmail({ link, expiresAt });
    return {
      status: 201,
      body: { expires_at: expiresAt, ...(await deliverLink(sendEmail, link, email)) },
    };
  };

const replaceSettings =
  (dependencies: DashboardDependencies): DashboardHandler<'replaceOrganizationSettings'> =>
  async (call) => {
    const { path, body, principal } = call;
    const caller = await memberAction(dependencies, call);
    const settings = await changeSettings(dependencies, path.organization_id, body, principal, caller);
    await dependencies.controls.refresh();
    return { status: 200, body: settings };
  };
