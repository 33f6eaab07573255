import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { EntityKind, Resource } from '@worklane/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collectionOf, recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi, useRefresh } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { label } from '../../ui/labels.ts';
import { useToast } from '../../ui/toast.tsx';

type References = WorklaneError['referencedBy'];

/** Deletes a record, or lists the records whose references prevent it. */
export function DeleteRecord({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { id, queries } = useOrganization();
  const { noun, collection } = resource;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation(recordQueries(queries, resource).delete());
  const toast = useToast();
  const { mutateAsync: restore } = useMutation(recordQueries(queries, resource).restore());
  const [referencedBy, setReferencedBy] = useState<References>([]);
  return (
    <ConfirmDialog
      trigger={`Delete ${noun}`}
      title={`Delete this ${noun}?`}
      description="The API can restore it for 30 days."
      action={async () => {
        try {
          await mutateAsync({ id: recordId });
        } catch (error) {
          setReferencedBy(WorklaneError.is(error) ? error.referencedBy : []);
          throw error;
        }
        toast(`${label(noun)} deleted`, {
          undo: () =>
            restore({ id: recordId }).then(
              () => toast(`${label(noun)} restored`),
              (error: Error) => toast(error.message, { stays: true }),
            ),
        });
        await navigate(paths.collection(id, collection));
        // Going back must not show the deleted record from the cache.
        cache.removeQueries({ queryKey: recordQueries(queries, resource).keys.record(recordId) });
      }}
    >
      {referencedBy.length > 0 && <ReferencingRecords records={referencedBy} />}
    </ConfirmDialog>
  );
}

function ReferencingRecords({ records }: { records: References }) {
  const { id } = useOrganization();
  return (
    <div>
      <p>Records that refer to it:</p>
      <ul>
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <Link to={paths.record(id, collectionOf(record.kind)?.collection ?? record.kind, record.id)}>
              {label(record.kind)} {record.id}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const record = '/dashboard/api/organizations/{organization_id}/records/{kind}/{record_id}';

/** Deletes the values of a deleted record for good, for owners. */
export function PurgeRecord({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { api, at } = useOrganizationApi();
  const refresh = useRefresh();
  const path = at({ kind: resource.kind as EntityKind, record_id: recordId });
  return (
    <ConfirmDialog
      trigger="Purge values"
      title={`Purge the values of this ${resource.noun}?`}
      description="They leave its history, the event feed and webhook logs for good, and it cannot be restored. Who changed it and when stays. Backups and receivers of its events keep them."
      action={() => refresh.after(dataOf(api.DELETE(record, path)))}
      done="Values purged"
    />
  );
}
