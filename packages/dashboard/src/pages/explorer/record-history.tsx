import schemas from 'contract:schemas';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type Event, WorklaneError } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { createMergePatch } from '@worklane/contract/merge-patch';
import { type AnyRecord, recordQueries } from '../../contract/collections.ts';
import { changedFieldNames, fieldsOf } from '../../contract/fields.ts';
import { useCanWrite, useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, DescriptionList } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { fieldLabel, label } from '../../ui/labels.ts';
import { QueryResult, ShowMore } from '../../ui/query-result.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './explorer.module.css';
import { FieldValue } from './field-value.tsx';
import { EventActor } from './record-link.tsx';

/** Who changed a record, when, and what, newest first. */
export function RecordHistory({ resource, recordId }: { resource: Resource; recordId: number }) {
  const { queries } = useOrganization();
  const query = useInfiniteQuery(recordQueries(queries, resource).infiniteHistory(recordId, { limit: 20 }));
  // The record never existed, or was deleted long ago.
  if (WorklaneError.is(query.error, 'not_found')) return null;
  return (
    <Card title="History" description="Changes of the last year.">
      <QueryResult query={query}>
        {({ pages }) => (
          <>
            <ul className={styles.history} aria-label="Changes, newest first">
              {pages.flatMap(({ data }) =>
                data.map((event) => (
                  <Change key={event.id} resource={resource} event={event} latest={pages[0]?.data[0]} />
                )),
              )}
            </ul>
            <ShowMore query={query}>Show older changes</ShowMore>
          </>
        )}
      </QueryResult>
    </Card>
  );
}

interface ChangeProps {
  resource: Resource;
  event: Event;
  latest: Event | undefined;
}

function Change({ resource, event, latest }: ChangeProps) {
  const canWrite = useCanWrite(resource);
  const { queries } = useOrganization();
  const toast = useToast();
  const { mutate } = useMutation({
    ...recordQueries(queries, resource).update(),
    onSuccess: () => toast('Previous values restored'),
    onError: (error) => toast(error.message, { stays: true }),
  });
  const [, action = ''] = event.type.split('.');
  const before: Readonly<Record<string, unknown>> = 'previous' in event ? { ...event.previous } : {};
  const after: AnyRecord = { ...event.data };
  const changed = changedFieldNames(before);
  const current = canWrite && !latest?.type.endsWith('.deleted') && latest?.data;
  const fields = fieldsOf(schemas, resource.schemas.record).filter(({ name }) => changed.includes(name));
  return (
    <li>
      <p>
        <b>{label(action)}</b> <DateTime at={event.timestamp} />{' '}
        {event.actor && (
          <span className="soft">
            By <EventActor actor={event.actor} />
          </span>
        )}
      </p>
      {fields.length > 0 && (
        <DescriptionList
          items={fields.map((field) => [
            fieldLabel(field.name),
            <span key={field.name}>
              <FieldValue field={field} value={before[field.name]} compact /> →{' '}
              <FieldValue field={field} value={after[field.name]} compact />
            </span>,
          ])}
        />
      )}
      {current && changed.some((name) => resource.fields[name]?.writable) && (
        <Button
          variant="text"
          small
          onClick={() =>
            mutate({
              id: after.id,
              patch: createMergePatch(writablePart(resource, after), writablePart(resource, { ...after, ...before })),
              ifMatch: current.version,
            })
          }
        >
          Restore previous values
        </Button>
      )}
    </li>
  );
}

const writablePart = ({ fields }: Resource, record: AnyRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => fields[name]?.writable));
