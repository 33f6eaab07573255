import schemas from 'contract:schemas';
import type { Resource } from '@worklane/contract';
import { useNavigate } from 'react-router';
import { fieldsOf } from '../../contract/fields.ts';
import { Form } from '../../forms/form.tsx';
import { createBody } from '../../forms/record-body.ts';
import { draftOf } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { words } from '../../ui/words.ts';
import { NotFound } from '../not-found.tsx';
import { inCollection } from './in-collection.tsx';
import { useLastDeed } from './last-deed.ts';
import { useRecordCalls } from './queries.ts';

/** Creates a record, and leads to it. */
export const NewRecord = inCollection(({ resource }) =>
  resource.schemas.create === null ? (
    <NotFound />
  ) : (
    <NewRecordOf resource={resource} schema={resource.schemas.create} />
  ),
);

function NewRecordOf({ resource, schema }: { resource: Resource; schema: string }) {
  const { id } = useOrganization();
  const { collection, kind } = resource;
  const navigate = useNavigate();
  const calls = useRecordCalls(resource);
  const { done } = useLastDeed();
  const fields = fieldsOf(schemas, schema);
  const draft = useDraft(draftOf(fields));
  const sending = useSending(async () => {
    const body = createBody(fields, draft.value);
    const record = await calls.create(body);
    draft.forget();
    done({ collection, action: 'create', body });
    await navigate(paths.record(id, collection, record.id));
  });
  return (
    <Page
      title={`New ${kind}`}
      lead={schemas[resource.schemas.record]?.description}
      above={{ to: paths.collection(id, collection), name: words(collection) }}
    >
      <Form
        draft={draft}
        error={sending.error}
        pending={sending.isPending}
        onSubmit={() => sending.mutate(undefined)}
        submit={`Create ${kind}`}
        actions={
          <ButtonLink look="quiet" to={paths.collection(id, collection)}>
            Cancel
          </ButtonLink>
        }
      >
        <Card>
          <RecordFields fields={fields} value={draft.value} onChange={draft.set} />
        </Card>
      </Form>
    </Page>
  );
}
