import { useQuery } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { recordName } from '@worklane/contract';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useCanWrite, useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { collectionPage } from './collection-page.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { RecordFieldCards } from './record-field-cards.tsx';
import { RecordNotFound } from './record-not-found.tsx';
import { ReferencingLists } from './referencing-lists.tsx';

/** The fields of one record, and its JSON. */
export const RecordPage = collectionPage(RecordDetails);

function RecordDetails({ resource }: { resource: Resource }) {
  const { id, queries } = useOrganization();
  const canWrite = useCanWrite(resource);
  const recordId = Number(useParams().id);
  const { collection, noun } = resource;
  const query = useQuery(recordQueries(queries, resource).get(recordId));
  // The cache may still have a record that was deleted.
  if (WorklaneError.is(query.error, 'not_found')) return <RecordNotFound resource={resource} recordId={recordId} />;
  const writable = canWrite && query.data !== undefined;
  return (
    <Page
      title={query.data ? recordName(resource, query.data) : label(noun)}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
      actions={
        writable && (
          <>
            <ButtonLink variant="secondary" to={paths.editRecord(id, collection, recordId)}>
              <Pencil aria-hidden />
              Edit {noun}
            </ButtonLink>
            <DeleteRecord resource={resource} recordId={recordId} />
          </>
        )
      }
    >
      <QueryResult query={query}>
        {(record) => (
          <>
            <RecordFieldCards resource={resource} record={record} />
            <ReferencingLists resource={resource} recordId={recordId} />
            <CodeBlock title="API response" code={JSON.stringify(record, null, 2)} json />
          </>
        )}
      </QueryResult>
    </Page>
  );
}
