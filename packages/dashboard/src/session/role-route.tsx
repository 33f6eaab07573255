import { type Role, roles } from '@worklane/contract';
import { Lock } from 'lucide-react';
import { Outlet, type Params, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { allowedScopes, type Organization, useOrganization } from './organization.tsx';

interface RoleRouteProps {
  /** Returns whether a role allows what the pages below are for. */
  allows: (access: Pick<Organization, 'role' | 'can'>, params: Readonly<Params>) => boolean;
}

/** Shows its pages to members whose role allows them, and to others which role does. */
export function RoleRoute({ allows }: RoleRouteProps) {
  const { id, role, can } = useOrganization();
  const params = useParams();
  if (allows({ role, can }, params)) return <Outlet />;
  const sufficient = (Object.keys(roles) as Role[]).filter((each) =>
    allows({ role: each, can: allowedScopes(each) }, params),
  );
  return (
    <Page title="Not included in your role">
      <EmptyState
        icon={Lock}
        title={`This page requires the role ${sufficient.map((each) => roles[each].label).join(' or ')}`}
        action={<ButtonLink to={paths.overview(id)}>Go to the overview</ButtonLink>}
      >
        <p>Your role is {roles[role].label}. Ask an owner of your organization for another one.</p>
      </EmptyState>
    </Page>
  );
}
