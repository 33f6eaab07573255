import { useQuery } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { recordName, recordQueries } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { collectionPage } from './collection-page.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { FieldValue } from './field-value.tsx';
import { CodeExamples } from './last-call.tsx';

/** The fields of one record, and its JSON. */
export const RecordPage = collectionPage(RecordDetails);

function RecordDetails({ resource }: { resource: Resource }) {
  const { id, queries } = useOrganization();
  const recordId = Number(useParams().id);
  const { collection, kind, schemas, fields } = resource;
  const query = useQuery(recordQueries(queries, resource).get(recordId));
  const writable = schemas.update !== null && query.data !== undefined;
  return (
    <Page
      title={query.data ? recordName(resource, query.data) : label(kind)}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
      actions={
        writable && (
          <>
            <ButtonLink variant="secondary" to={paths.editRecord(id, collection, recordId)}>
              <Pencil aria-hidden />
              Edit {kind}
            </ButtonLink>
            <DeleteRecord resource={resource} recordId={recordId} />
          </>
        )
      }
    >
      <QueryResult query={query}>
        {(record) => (
          <>
            <Card>
              <DescriptionList
                items={Object.keys(fields).map((name) => [
                  fieldLabel(name),
                  <FieldValue key={name} resource={resource} name={name} value={record[name]} loadNames />,
                ])}
              />
            </Card>
            <CodeBlock title="API response" code={JSON.stringify(record, null, 2)} json />
          </>
        )}
      </QueryResult>
      <CodeExamples page={{ collection, action: 'get', id: recordId }} />
    </Page>
  );
}
