import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collectionOf } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { words } from '../../ui/words.ts';
import { useLastDeed } from './last-deed.ts';
import { useRecordCalls } from './queries.ts';

type References = WorklaneError['referencedBy'];

/** Deletes a record, or names those that refer to it. */
export function DeleteRecord({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { id } = useOrganization();
  const { kind, collection } = resource;
  const navigate = useNavigate();
  const calls = useRecordCalls(resource);
  const { done } = useLastDeed();
  const toast = useToast();
  const [inTheWay, setInTheWay] = useState<References>([]);
  return (
    <ConfirmDialog
      trigger="Delete"
      title={`Delete this ${kind}?`}
      description="This cannot be undone."
      confirm={`Delete ${kind}`}
      action={async () => {
        try {
          await calls.delete(recordId);
        } catch (error) {
          setInTheWay(WorklaneError.is(error) ? error.referencedBy : []);
          throw error;
        }
        done({ collection, action: 'delete', id: recordId });
        toast(`The ${kind} is deleted`);
        await navigate(paths.collection(id, collection));
      }}
    >
      {inTheWay.length > 0 && <InTheWay records={inTheWay} />}
    </ConfirmDialog>
  );
}

function InTheWay({ records }: { records: References }) {
  const { id } = useOrganization();
  return (
    <ul>
      {records.map((record) => {
        const collection = collectionOf(record.kind)?.collection ?? record.kind;
        return (
          <li key={`${record.kind} ${record.id}`}>
            <Link to={paths.record(id, collection, record.id)}>
              {words(record.kind)} {record.id}
            </Link>{' '}
            refers to it
          </li>
        );
      })}
    </ul>
  );
}
