import type { schemas } from '@worklane/contract/dashboard';
import { scopeSummary } from '../../contract/scope-groups.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { words } from '../../ui/words.ts';
import { useAccess, useApplicationCalls } from './queries.ts';

/** The grants and the tokens in force, of one application or of all. */
export function AccessInForce({ clientId }: { clientId?: string }) {
  const query = useAccess();
  return (
    <Card
      title="Access in force"
      lead={`Grants of people and tokens that ${clientId === undefined ? 'applications use' : 'this application uses'} here now. What you revoke is refused at once.`}
    >
      <Loaded query={query}>
        {({ data, has_more }) => {
          const shown = data.filter(({ client_id }) => clientId === undefined || client_id === clientId);
          if (shown.length === 0) return <p className="soft">None. A token appears here as soon as there is one.</p>;
          return (
            <>
              <AccessTable access={shown} ofAll={clientId === undefined} />
              {has_more && <p className="soft small">There are older ones that are not listed.</p>}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function AccessTable({ access, ofAll }: { access: readonly schemas.Access[]; ofAll: boolean }) {
  const { role } = useOrganization();
  return (
    <TableFrame label="Grants and tokens">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {ofAll && <th scope="col">Application</th>}
          <th scope="col">For</th>
          <th scope="col">Scopes</th>
          <th scope="col">Last used</th>
          <th scope="col">Ends</th>
          {role === 'owner' && (
            <th scope="col">
              <span className="visually-hidden">Revoke</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {access.map((each) => (
          <tr key={each.access_id}>
            <td>
              <Badge tone={each.kind === 'grant' ? 'info' : 'neutral'}>{words(each.kind)}</Badge>
            </td>
            {ofAll && <td>{each.application_name ?? 'deleted'}</td>}
            <td>{each.person?.name ?? 'Itself'}</td>
            <td className="soft">{scopeSummary(each.scopes)}</td>
            <td className="soft">{each.last_used_at === null ? 'never' : <Moment at={each.last_used_at} />}</td>
            <td className="soft">
              <Moment at={each.expires_at} />
            </td>
            {role === 'owner' && (
              <td>
                <Revoke access={each} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Revoke({ access: { access_id, kind, application_name } }: { access: schemas.Access }) {
  const calls = useApplicationCalls();
  const toast = useToast();
  return (
    <ConfirmDialog
      trigger="Revoke"
      small
      title={`Revoke this ${kind}?`}
      description={`${application_name ?? 'The application'} is refused from now on${kind === 'grant' ? ', until the person allows it again' : ''}.`}
      confirm="Revoke"
      action={async () => {
        await calls.revokeAccess(access_id);
        toast(`The ${kind} is revoked`);
      }}
    />
  );
}
