import schemas from 'contract:schemas';
import { WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { useNavigate, useParams } from 'react-router';
import { type AnyRecord, recordName } from '../../contract/collections.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { Form } from '../../forms/form.tsx';
import { mergePatch, wholeBody } from '../../forms/record-body.ts';
import { draftOf } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { words } from '../../ui/words.ts';
import { NotFound } from '../not-found.tsx';
import { inCollection } from './in-collection.tsx';
import { useLastDeed } from './last-deed.ts';
import { useRecord, useRecordCalls } from './queries.ts';

/** Changes a record, and leads back to it. */
export const EditRecord = inCollection(({ resource }) =>
  resource.schemas.update === null ? (
    <NotFound />
  ) : (
    <EditRecordOf resource={resource} schema={resource.schemas.update} />
  ),
);

function EditRecordOf({ resource, schema }: { resource: Resource; schema: string }) {
  const { id } = useOrganization();
  const recordId = Number(useParams().id);
  const query = useRecord(resource, recordId);
  return (
    <Page
      title={`Edit ${query.data ? recordName(resource, query.data) : resource.kind}`}
      above={{ to: paths.record(id, resource.collection, recordId), name: words(resource.kind) }}
    >
      <Loaded query={query}>{(record) => <EditForm resource={resource} schema={schema} record={record} />}</Loaded>
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
  const navigate = useNavigate();
  const calls = useRecordCalls(resource);
  const { done } = useLastDeed();
  const fields = fieldsOf(schemas, schema);
  // The record that was there when the typing began: only what was changed since is sent.
  const draft = useDraft({ before: draftOf(fields, record), now: draftOf(fields, record), version: record.version });
  const sending = useSending(async () => {
    const { before, now, version } = draft.value;
    const body = mergePatch(wholeBody(fields, before), wholeBody(fields, now));
    await calls.update(record.id, body, version);
    draft.forget();
    done({ collection, action: 'update', id: record.id, body, ...(version !== undefined && { ifMatch: version }) });
    await navigate(paths.record(id, collection, record.id));
  });
  const stale = WorklaneError.is(sending.error, 'version_mismatch');
  return (
    <Form
      draft={draft}
      error={stale ? null : sending.error}
      pending={sending.isPending}
      onSubmit={() => sending.mutate(undefined)}
      submit="Save"
      actions={
        <ButtonLink look="quiet" to={paths.record(id, collection, record.id)}>
          Cancel
        </ButtonLink>
      }
    >
      {stale && (
        <Notice tone="problem" title="Somebody else has changed it meanwhile">
          <p>What you typed is kept. Go on to put your changes onto the newest version.</p>
          <Button
            look="quiet"
            small
            onClick={() => {
              draft.set({ ...draft.value, version: undefined });
              sending.reset();
            }}
          >
            Go on with my changes
          </Button>
        </Notice>
      )}
      <Card>
        <RecordFields fields={fields} value={draft.value.now} onChange={(now) => draft.set({ ...draft.value, now })} />
      </Card>
    </Form>
  );
}
