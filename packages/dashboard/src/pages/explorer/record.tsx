import { useQuery } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import { type Resource, recordName, type Scope } from '@worklane/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { collections, recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useCanWrite, useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { collectionPage } from './collection-page.tsx';
import { DeleteRecord, PurgeRecord } from './delete-record.tsx';
import styles from './explorer.module.css';
import { RecordFieldCards } from './record-field-cards.tsx';
import { RecordHistory } from './record-history.tsx';

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
            {resource.schemas.update && <RecordHistory resource={resource} recordId={recordId} />}
            <CodeBlock title="API response" code={JSON.stringify(record, null, 2)} json />
          </>
        )}
      </QueryResult>
    </Page>
  );
}

/** Shown for a record that was deleted or never existed. */
function RecordNotFound({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { id, role } = useOrganization();
  const { noun, nouns, collection } = resource;
  return (
    <Page
      title={`${label(noun)} ${recordId}`}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
      actions={resource.schemas.update && role === 'owner' && <PurgeRecord resource={resource} recordId={recordId} />}
    >
      <EmptyState
        icon={Trash2}
        title={`This ${noun} does not exist`}
        action={<ButtonLink to={paths.collection(id, collection)}>Show all {nouns}</ButtonLink>}
      >
        <p>
          There is no {noun} with the ID {recordId}. It may have been deleted.
        </p>
      </EmptyState>
      {resource.schemas.update && <RecordHistory resource={resource} recordId={recordId} />}
    </Page>
  );
}

interface ReferencingListsProps {
  resource: Resource;
  recordId: number;
}

/** Links to the lists of records that refer to a record. They need no request until they are opened. */
function ReferencingLists({ resource, recordId }: ReferencingListsProps) {
  const { id, can } = useOrganization();
  const lists = collections
    .filter(({ scopes }) => can(scopes.read as Scope))
    .flatMap(({ collection, fields, references }) =>
      references.flatMap(({ path: [name = '', ...rest], kind }) =>
        kind === resource.kind && rest.length === 0 && fields[name]?.filter === 'equals' ? [{ collection, name }] : [],
      ),
    );
  if (lists.length === 0) return null;
  return (
    <Card title="Referenced by">
      <ul className={styles.lists}>
        {lists.map(({ collection, name }) => (
          <li key={`${collection} ${name}`}>
            <Link to={`${paths.collection(id, collection)}?${name}=${recordId}`}>
              {label(collection)} by {fieldLabel(name).toLowerCase()}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
