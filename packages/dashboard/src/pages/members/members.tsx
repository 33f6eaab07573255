import { Users } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useOrganization, useOrganizationSettings } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { exactDateTime } from '../../ui/date-time.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Invitations } from './invitations.tsx';
import { MemberTable } from './member-table.tsx';
import { useMemberActions, useMembers } from './queries.ts';

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

/** Shows owners whether the organization requires a second factor, and changes it. */
function SecondFactor() {
  const { name } = useOrganization();
  const { requires_second_factor: required, change } = useOrganizationSettings();
  return (
    <Card
      title="Second factor"
      description={
        required
          ? 'Members must sign in with an authenticator app or a passkey.'
          : 'Members may sign in with a password only.'
      }
      actions={
        <ConfirmDialog
          action={() => change({ requires_second_factor: !required })}
          {...(required
            ? {
                trigger: 'Make second factor optional',
                title: 'Make the second factor optional?',
                description: `Members can then open ${name} with a password only.`,
                confirm: 'Make optional',
                done: 'Second factor optional',
              }
            : {
                trigger: 'Require second factor',
                title: 'Require a second factor?',
                description: `Members without one lose access to ${name} until they add one, and so do applications that act for them. Takes effect immediately.`,
                done: 'Second factor required',
              })}
        />
      }
    />
  );
}

/** Shows owners the current support access, which they can end, and whether the operator can open one. */
function SupportAccess() {
  const { name: organization } = useOrganization();
  const { support_access: access, refuses_support: refuses, change } = useOrganizationSettings();
  const { endSupport } = useMemberActions();
  return (
    <Card
      title="Support access"
      description={
        refuses
          ? `The operator of this service cannot open ${organization}.`
          : 'The operator of this service can open the organization for up to a day, stating a reason. You see it here and in the audit log.'
      }
      actions={
        refuses ? (
          <ConfirmDialog
            trigger="Allow support access"
            title="Allow support access?"
            description={`The operator can then open ${organization} for up to a day, stating a reason.`}
            variant="primary"
            action={() => change({ refuses_support: false })}
            done="Support access allowed"
          />
        ) : (
          <ConfirmDialog
            trigger="Refuse support access"
            title="Refuse support access?"
            description="Current support access ends immediately, and the operator cannot open another one."
            action={() => change({ refuses_support: true })}
            done="Support access refused"
          />
        )
      }
    >
      {access && (
        <>
          <p>
            {access.name} until {exactDateTime(access.expires_at)}: {access.reason}
          </p>
          <ConfirmDialog
            trigger="End support access"
            small
            title={`End the support access of ${access.name}?`}
            description={`${access.name} loses access to ${organization} immediately.`}
            action={() => endSupport(access.member_id)}
            done="Support access ended"
          />
        </>
      )}
    </Card>
  );
}
