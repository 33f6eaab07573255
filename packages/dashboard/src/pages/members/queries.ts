import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi, useOrganizationQuery, useRefresh } from '../../session/organization.tsx';

const organization = '/dashboard/api/organizations/{organization_id}';
const members = `${organization}/members` as const;
const invitations = `${organization}/invitations` as const;

export const useMembers = () => useOrganizationQuery(['members'], (api, at) => api.GET(members, at()));

/** Loads the pending invitations, which only owners can read. */
export const useInvitations = () => useOrganizationQuery(['invitations'], (api, at) => api.GET(invitations, at()));

/** Returns the changes of members and invitations. Each one reloads the data of the organization. */
export function useMemberActions() {
  const { api, at } = useOrganizationApi();
  const { memberId } = useOrganization();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const of = (member_id: number) => at({ member_id });
  const remove = (id: number) => refresh.after(dataOf(api.DELETE(`${members}/{member_id}`, of(id))));
  return {
    async changeRole(id: number, role: Role) {
      await refresh.after(dataOf(api.PATCH(`${members}/{member_id}`, { ...of(id), body: { role } })));
      // The session has the role of the user.
      if (id === memberId) await queries.invalidateQueries({ queryKey: ['session'] });
    },
    remove,
    async endSupport(id: number) {
      await remove(id);
      await queries.invalidateQueries({ queryKey: ['session'] });
    },
    leave: () => dataOf(api.DELETE(`${organization}/membership`, at())),
    createPasswordLink: (id: number) => refresh.after(dataOf(api.POST(`${members}/{member_id}/password-link`, of(id)))),
    invite: (body: schemas.InvitationCreate) => refresh.after(dataOf(api.POST(invitations, { ...at(), body }))),
    revokeInvitation: (invitation_id: number) =>
      refresh.after(dataOf(api.DELETE(`${invitations}/{invitation_id}`, at({ invitation_id })))),
  };
}
