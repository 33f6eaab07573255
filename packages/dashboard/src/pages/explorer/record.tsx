import type { Resource } from '@worklane/contract';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { type AnyRecord, recordName } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { fieldWords, words } from '../../ui/words.ts';
import { AsCode } from './as-code.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { inCollection } from './in-collection.tsx';
import { useRecord } from './queries.ts';
import { Value } from './value.tsx';

/** One record: its fields, and the record as the API answers it. */
export const RecordPage = inCollection(RecordOf);

function RecordOf({ resource }: { resource: Resource }) {
  const { id } = useOrganization();
  const recordId = Number(useParams().id);
  const { collection, schemas } = resource;
  const query = useRecord(resource, recordId);
  const writable = schemas.update !== null && query.data !== undefined;
  return (
    <Page
      title={query.data ? recordName(resource, query.data) : words(resource.kind)}
      above={{ to: paths.collection(id, collection), name: words(collection) }}
      actions={
        writable && (
          <>
            <ButtonLink look="quiet" to={paths.editRecord(id, collection, recordId)}>
              <Pencil aria-hidden />
              Edit
            </ButtonLink>
            <DeleteRecord resource={resource} recordId={recordId} />
          </>
        )
      }
    >
      <Loaded query={query}>
        {(record) => (
          <>
            <Fields resource={resource} record={record} />
            <CodeBlock title="As the API answers it" code={JSON.stringify(record, null, 2)} json />
          </>
        )}
      </Loaded>
      <AsCode page={{ collection, action: 'get', id: recordId }} />
    </Page>
  );
}

const Fields = ({ resource, record }: { resource: Resource; record: AnyRecord }) => (
  <Card>
    <Facts
      facts={Object.keys(resource.fields).map((name) => [
        fieldWords(name),
        <Value key={name} resource={resource} name={name} value={record[name]} full />,
      ])}
    />
  </Card>
);
