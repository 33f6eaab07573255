import schemas from 'contract:schemas';
import { useMutation } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { useNavigate } from 'react-router';
import { recordQueries } from '../../contract/collections.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { hintsOf } from '../../forms/field-hints.ts';
import { Form } from '../../forms/form.tsx';
import { createBody, draftOf } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import { collectionPage } from './collection-page.tsx';

/** Creates a record and opens its page. */
export const NewRecordPage = collectionPage(({ resource }) =>
  resource.schemas.create === null ? (
    <NotFoundPage />
  ) : (
    <NewRecord resource={resource} schema={resource.schemas.create} />
  ),
);

function NewRecord({ resource, schema }: { resource: Resource; schema: string }) {
  const { id, queries } = useOrganization();
  const { collection, kind, noun } = resource;
  const navigate = useNavigate();
  const fields = fieldsOf(schemas, schema);
  const draft = useDraft(draftOf(fields));
  const { mutate, error, isPending } = useMutation({
    ...recordQueries(queries, resource).create(),
    async onSuccess(record) {
      draft.forget();
      await navigate(paths.record(id, collection, record.id));
    },
  });
  return (
    <Page
      title={`New ${noun}`}
      description={schemas[resource.schemas.record]?.description}
      parent={{ to: paths.collection(id, collection), name: label(collection) }}
    >
      <Form
        draft={draft}
        error={error}
        pending={isPending}
        onSubmit={() => mutate(createBody(fields, draft.value))}
        submit={`Create ${noun}`}
        actions={
          <ButtonLink variant="secondary" to={paths.collection(id, collection)}>
            Cancel
          </ButtonLink>
        }
      >
        <Card>
          <RecordFields fields={fields} hints={hintsOf(kind)} value={draft.value} onChange={draft.set} />
        </Card>
      </Form>
    </Page>
  );
}
