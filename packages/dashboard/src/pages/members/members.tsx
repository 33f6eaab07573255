import { Users } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Invitations } from './invitations.tsx';
import { MemberTable } from './member-table.tsx';
import { useMembers } from './queries.ts';
import { SecondFactor } from './second-factor.tsx';
import { SupportAccess } from './support-access.tsx';

/** Lists the members of the organization. Owners invite and remove people and change their roles. */
export function Members() {
  const { role, id } = useOrganization();
  const query = useMembers();
  return (
    <Page title="Members" description="People who work in this organization, and what their role allows.">
      <QueryResult query={query}>
        {({ data, has_more }) => (
          <>
            <MemberTable members={data} />
            {has_more && <p className="soft small">Only the first 1,000 members are listed.</p>}
            {data.filter(({ active }) => active).length === 1 && <OnlyMember />}
          </>
        )}
      </QueryResult>
      {role === 'owner' ? (
        <>
          <Invitations />
          <Card
            title="Single sign-on"
            description="People with an address of your domains can sign in with your OpenID provider."
            actions={
              <ButtonLink variant="secondary" to={paths.singleSignOn(id)}>
                Set up single sign-on
              </ButtonLink>
            }
          />
          <SecondFactor />
          <SupportAccess />
        </>
      ) : (
        <p className="soft">Owners invite people and change roles.</p>
      )}
    </Page>
  );
}

const OnlyMember = () => (
  <EmptyState icon={Users} title="You are the only member">
    <p>
      Invite the people you work with. They sign in with an account of their own, and their role decides what they see
      and change.
    </p>
  </EmptyState>
);
