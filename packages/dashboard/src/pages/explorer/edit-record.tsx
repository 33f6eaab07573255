import schemas from 'contract:schemas';
import { useMutation } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { useNavigate, useParams } from 'react-router';
import { type AnyRecord, recordName } from '../../contract/collections.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { Form } from '../../forms/form.tsx';
import { draftOf, updateBody } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import { collectionPage } from './collection-page.tsx';
import { useLastCall } from './last-call.tsx';
import { useRecord, useRecordActions } from './queries.ts';

/** Updates a record and returns to its page. */
export const EditRecordPage = collectionPage(({ resource }) =>
  resource.schemas.update === null ? (
    <NotFoundPage />
  ) : (
    <EditRecord resource={resource} schema={resource.schemas.update} />
  ),
);

function EditRecord({ resource, schema }: { resource: Resource; schema: string }) {
  const { id } = useOrganization();
  const recordId = Number(useParams().id);
  const query = useRecord(resource, recordId);
  return (
    <Page
      title={`Edit ${query.data ? recordName(resource, query.data) : resource.kind}`}
      parent={{ to: paths.record(id, resource.collection, recordId), name: label(resource.kind) }}
    >
      <QueryResult query={query}>
        {(record) => <EditForm resource={resource} schema={schema} record={record} />}
      </QueryResult>
    </Page>
  );
}

interface EditFormProps {
  resource: Resource;
  schema: string;
  record: AnyRecord;
}

function EditForm({ resource, schema, record }: EditFormProps) {
  const { id } = useOrganization();
  const { collection } = resource;
  const recordPath = paths.record(id, collection, record.id);
  const navigate = useNavigate();
  const { update } = useRecordActions(resource);
  const lastCall = useLastCall();
  const fields = fieldsOf(schemas, schema);
  // `before` is the record when editing began: the patch contains only what the user changed since.
  const draft = useDraft({ before: draftOf(fields, record), now: draftOf(fields, record), version: record.version });
  const { mutate, error, isPending, reset } = useMutation({
    async mutationFn() {
      const { before, now, version } = draft.value;
      const body = updateBody(fields, before, now);
      await update(record.id, body, version);
      draft.forget();
      lastCall.record({
        collection,
        action: 'update',
        id: record.id,
        body,
        ...(version !== undefined && { ifMatch: version }),
      });
      await navigate(recordPath);
    },
  });
  const conflict = WorklaneError.is(error, 'version_mismatch');
  return (
    <Form
      draft={draft}
      error={conflict ? null : error}
      pending={isPending}
      onSubmit={mutate}
      submit="Save changes"
      actions={
        <ButtonLink variant="secondary" to={recordPath}>
          Cancel
        </ButtonLink>
      }
    >
      {conflict && (
        <Notice tone="error" title="This record was modified by someone else">
          <p>Your changes are kept. Apply them to the latest version, then save again.</p>
          <Button
            variant="secondary"
            small
            onClick={() => {
              draft.set({ ...draft.value, version: undefined });
              reset();
            }}
          >
            Apply my changes
          </Button>
        </Notice>
      )}
      <Card>
        <RecordFields fields={fields} value={draft.value.now} onChange={(now) => draft.set({ ...draft.value, now })} />
      </Card>
    </Form>
  );
}
