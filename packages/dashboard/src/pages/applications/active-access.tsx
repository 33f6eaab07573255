import type { schemas } from '@worklane/contract/dashboard';
import { Link } from 'react-router';
import { scopeSummary } from '../../contract/choices.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { exactDateTime, RelativeTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { Table } from '../../ui/table.tsx';
import { useAccess, useApplicationActions } from './queries.ts';

/** Lists the active grants and tokens, of one application or of all. */
export function ActiveAccess({ clientId }: { clientId?: string }) {
  const query = useAccess();
  const subject = clientId === undefined ? 'your applications' : 'this application';
  return (
    <Card
      title="Active access"
      description={`Grants and access tokens of ${subject}, and for owners the last five addresses that used each. Revoking one takes effect immediately.`}
    >
      <QueryResult query={query}>
        {({ data, has_more }) => {
          const access = data.filter(({ client_id }) => clientId === undefined || client_id === clientId);
          if (access.length === 0) return <p className="soft">No active access. Issued tokens are listed here.</p>;
          return (
            <>
              <AccessTable access={access} showApplication={clientId === undefined} />
              {has_more && <p className="soft small">Older entries are not listed.</p>}
            </>
          );
        }}
      </QueryResult>
    </Card>
  );
}

interface AccessTableProps {
  access: readonly schemas.Access[];
  showApplication: boolean;
}

function AccessTable({ access, showApplication }: AccessTableProps) {
  const { role } = useOrganization();
  return (
    <Table
      label="Grants and tokens"
      columns={[
        'Type',
        'Name',
        ...(showApplication ? ['Application'] : []),
        'User',
        'Scopes',
        'Last used',
        'Expires',
        ...(role === 'owner' ? ['Actions'] : []),
      ]}
    >
      {access.map((each) => (
        <tr key={each.access_id}>
          <td>
            <Badge tone={each.kind === 'grant' ? 'info' : 'neutral'}>{label(each.kind)}</Badge>
          </td>
          <td>{each.name ?? <span className="soft">None</span>}</td>
          {showApplication && (
            <td>
              <ApplicationName access={each} />
            </td>
          )}
          <td>{each.person?.name ?? 'None'}</td>
          <td className="soft">{scopeSummary(each.scopes)}</td>
          <td className="soft">
            {each.last_used_at === null ? 'Never' : <RelativeTime at={each.last_used_at} />}
            {each.used_from.map(({ ip, user_agent, at }) => {
              const use = `${exactDateTime(at)}, ${user_agent ?? 'no user agent'}`;
              return (
                <div key={ip} className="small" title={use}>
                  {ip}
                  <span className="visually-hidden">, {use}</span>
                </div>
              );
            })}
          </td>
          <td className="soft">
            <RelativeTime at={each.expires_at} />
          </td>
          {role === 'owner' && (
            <td>
              <RevokeAccess access={each} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** An application that is not registered has no page but that of its requests. */
function ApplicationName({ access: { client_id, application_name, application_host } }: { access: schemas.Access }) {
  const { id } = useOrganization();
  const name = application_name ?? 'Deleted';
  if (application_host === null) return name;
  return (
    <>
      <Link to={paths.applicationRequests(id, client_id)}>{name}</Link>
      <span className="soft"> on {application_host}</span>
    </>
  );
}

function RevokeAccess({ access }: { access: schemas.Access }) {
  const { access_id, kind } = access;
  const { revokeAccess } = useApplicationActions();
  return (
    <ConfirmDialog
      trigger={`Revoke ${kind}`}
      small
      title={`Revoke this ${kind}?`}
      description={revocationConsequence(access)}
      action={() => revokeAccess(access_id)}
      done={`${label(kind)} revoked`}
    />
  );
}

/** Returns what revoking access stops, and what keeps working. */
function revocationConsequence({ kind, application_name, person, name }: schemas.Access): string {
  const application = application_name ?? 'the application';
  if (kind === 'token') {
    const token = name === null ? 'This token' : `The token ${name}`;
    const shared =
      name === null && person === null
        ? `, with all that ${application} has requested for the same scopes with its client credentials`
        : '';
    return `${token} is rejected immediately${shared}. Other tokens and grants of ${application} keep working.`;
  }
  const user = person?.name ?? 'the user';
  return (
    `All tokens that ${application} has on behalf of ${user} are rejected immediately, until ${user} authorizes it again. ` +
    `Its tokens for other users keep working.`
  );
}
