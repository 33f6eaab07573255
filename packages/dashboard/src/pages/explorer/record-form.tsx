import schemas from 'contract:schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import { type Resource, recordName } from '@worklane/contract';
import { useNavigate, useParams } from 'react-router';
import { type AnyRecord, recordQueries } from '../../contract/collections.ts';
import { fieldsOf, updateFieldsOf } from '../../contract/fields.ts';
import { hintsOf } from '../../forms/field-hints.ts';
import { Form, useDraft } from '../../forms/form.tsx';
import { createBody, draftOf, updateBody } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import { collectionPage } from './collection-page.tsx';
import { EditConflict } from './edit-conflict.tsx';

/** Updates a record and returns to its page. */
export const EditRecordPage = collectionPage(({ resource }) =>
  resource.schemas.update === null ? <NotFoundPage /> : <EditRecord resource={resource} />,
);

function EditRecord({ resource }: { resource: Resource }) {
  const { id, queries } = useOrganization();
  const recordId = Number(useParams().id);
  const query = useQuery(recordQueries(queries, resource).get(recordId));
  return (
    <Page
      title={`Edit ${query.data ? recordName(resource, query.data) : resource.noun}`}
      parent={{ to: paths.record(id, resource.collection, recordId), name: label(resource.kind) }}
    >
      <QueryResult query={query}>
        {(record) => <EditForm resource={resource} record={record} reload={() => query.refetch()} />}
      </QueryResult>
    </Page>
  );
}

interface EditFormProps {
  resource: Resource;
  /** The latest version. */
  record: AnyRecord;
  reload: () => Promise<unknown>;
}

function EditForm({ resource, record, reload }: EditFormProps) {
  const { id, queries } = useOrganization();
  const { collection } = resource;
  const recordPath = paths.record(id, collection, record.id);
  const navigate = useNavigate();
  const fields = updateFieldsOf(schemas, resource);
  // `before` is the record when editing began: the patch contains only what the user changed since.
  const latest = { before: draftOf(fields, record), now: draftOf(fields, record), version: record.version };
  const draft = useDraft(latest);
  const { before, now, version } = draft.value;
  const mutation = useMutation({
    ...recordQueries(queries, resource).update(),
    async onError(error) {
      if (WorklaneError.is(error, 'version_mismatch')) await reload();
    },
    async onSuccess() {
      draft.forget();
      await navigate(recordPath);
    },
  });
  if (record.version !== version && !mutation.isSuccess) {
    return (
      <EditConflict
        fields={fields}
        before={before}
        mine={now}
        theirs={latest.now}
        onResolve={(resolved) => {
          draft.set({ ...latest, now: resolved });
          mutation.reset();
        }}
        onDiscard={() => {
          draft.set(latest);
          draft.forget();
          mutation.reset();
        }}
      />
    );
  }
  return (
    <Form
      draft={draft}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ id: record.id, patch: updateBody(fields, before, now), ifMatch: version })}
      submit="Save changes"
      cancel={recordPath}
    >
      <Card>
        <RecordFields
          fields={fields}
          hints={hintsOf(resource.kind)}
          value={now}
          onChange={(now) => draft.set({ ...draft.value, now })}
        />
      </Card>
    </Form>
  );
}

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
  const mutation = useMutation({
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
        mutation={mutation}
        onSubmit={() => mutation.mutate(createBody(fields, draft.value))}
        submit={`Create ${noun}`}
        cancel={paths.collection(id, collection)}
      >
        <Card>
          <RecordFields fields={fields} hints={hintsOf(kind)} value={draft.value} onChange={draft.set} />
        </Card>
      </Form>
    </Page>
  );
}
