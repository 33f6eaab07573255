import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useRefresh } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';

const organization = '/dashboard/api/organizations/{organization_id}';
const members = `${organization}/members` as const;
const invitations = `${organization}/invitations` as const;

export function useMembers() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'members'],
    queryFn: () => dataOf(api.GET(members, { params: { path: { organization_id: id } } })),
  });
}

/** Loads the pending invitations, which only owners can read. */
export function useInvitations() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'invitations'],
    queryFn: () => dataOf(api.GET(invitations, { params: { path: { organization_id: id } } })),
  });
}

/** Returns the changes of members and invitations. Each one reloads the data of the organization. */
export function useMemberActions() {
  const { api } = useSession();
  const { id: organization_id, memberId } = useOrganization();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const path = { organization_id };
  const at = (member_id: number) => ({ params: { path: { organization_id, member_id } } });
  return {
    async changeRole(id: number, role: Role) {
      await refresh.after(dataOf(api.PATCH(`${members}/{member_id}`, { ...at(id), body: { role } })));
      // The session has the role of the user.
      if (id === memberId) await queries.invalidateQueries({ queryKey: ['session'] });
    },
    remove: (id: number) => refresh.after(dataOf(api.DELETE(`${members}/{member_id}`, at(id)))),
    async requireSecondFactor(requires_second_factor: boolean) {
      await refresh.after(
        dataOf(api.PUT(`${organization}/settings`, { params: { path }, body: { requires_second_factor } })),
      );
      // The session has the settings of the organizations.
      await queries.invalidateQueries({ queryKey: ['session'] });
    },
    leave: () => dataOf(api.DELETE(`${organization}/membership`, { params: { path } })),
    createPasswordLink: (id: number) => refresh.after(dataOf(api.POST(`${members}/{member_id}/password-link`, at(id)))),
    invite: (body: schemas.InvitationCreate) =>
      refresh.after(dataOf(api.POST(invitations, { params: { path }, body }))),
    revokeInvitation: (invitation_id: number) =>
      refresh.after(
        dataOf(api.DELETE(`${invitations}/{invitation_id}`, { params: { path: { organization_id, invitation_id } } })),
      ),
  };
}
