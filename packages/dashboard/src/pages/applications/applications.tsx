import type { schemas } from '@worklane/contract/dashboard';
import { KeyRound, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { scopeSummary } from '../../contract/scope-groups.ts';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { words } from '../../ui/words.ts';
import { AccessInForce } from './access-in-force.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { useApplications } from './queries.ts';

/** The applications of the organization, and all access that is in force there. */
export function Applications() {
  const { id, role } = useOrganization();
  const query = useApplications();
  const create = role === 'owner' && (
    <ButtonLink to={paths.newApplication(id)}>
      <Plus aria-hidden />
      New application
    </ButtonLink>
  );
  return (
    <Page
      title="Applications"
      lead="Programs that call the API. Each has credentials of its own, and only the scopes it needs."
      actions={create}
    >
      <OwnersOnly />
      <Loaded query={query}>
        {({ data }) =>
          data.length > 0 ? (
            <ApplicationTable applications={data} />
          ) : (
            <Empty icon={KeyRound} title="Create your first application" action={create}>
              <p>
                A private application works for your organization alone: it is the shortest way to a token. A public one
                acts for people who allow it. <a href={elsewhere.authentication}>Which one do I need?</a>
              </p>
            </Empty>
          )
        }
      </Loaded>
      <AccessInForce />
    </Page>
  );
}

function ApplicationTable({ applications }: { applications: readonly schemas.Application[] }) {
  const { id } = useOrganization();
  return (
    <TableFrame label="Applications">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Client id</th>
          <th scope="col">Scopes</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
        {applications.map(({ client_id, name, type, scopes, created_at }) => (
          <tr key={client_id}>
            <td>
              <Link to={paths.application(id, client_id)}>{name}</Link>
            </td>
            <td>
              <Badge tone={type === 'private' ? 'good' : 'info'}>{words(type)}</Badge>
            </td>
            <td>
              <code>{client_id}</code>
            </td>
            <td className="soft">{scopeSummary(scopes)}</td>
            <td className="soft">
              <Moment at={created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
