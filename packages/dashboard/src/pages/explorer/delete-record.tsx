import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collectionOf, recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { label } from '../../ui/labels.ts';
import { useToast } from '../../ui/toast.tsx';
import { useUndo } from './use-undo.ts';

type References = WorklaneError['referencedBy'];

/** Deletes a record, or lists the records whose references prevent it. */
export function DeleteRecord({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { id, queries } = useOrganization();
  const { noun, collection } = resource;
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation(recordQueries(queries, resource).delete());
  const toast = useToast();
  const { restore } = useUndo(resource);
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
        toast(`${label(noun)} deleted`, { undo: () => restore([{ id: recordId }]) });
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
