import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type AnyRecord, collectionOf, countOf } from '../contract/collections.ts';
import { paths } from '../paths.ts';
import { dataOf } from '../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi, useRefresh } from '../session/organization.tsx';
import { useRecordName } from '../session/record-names.ts';
import { Button } from '../ui/button.tsx';
import { label } from '../ui/labels.ts';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './bulk-changes.module.css';

type BulkChange = schemas.BulkChange;

const path = '/dashboard/api/organizations/{organization_id}/bulk-changes';

/** Returns functions that start, stop and undo bulk changes, whose progress `BulkChanges` shows. */
export function useBulkChanges() {
  const { api, at, keyOf } = useOrganizationApi();
  const cache = useQueryClient();
  const toast = useToast();
  const show = (started: BulkChange) =>
    cache.setQueryData<BulkChange[]>(keyOf('bulk-changes'), (others = []) => [started, ...others]);
  const orToast = (call: Promise<unknown>) => void call.catch((error: Error) => toast(error.message, { stays: true }));
  return {
    /** @param changes a merge patch; null deletes the records */
    async start({ kind }: Resource, records: readonly AnyRecord[], changes: Record<string, unknown> | null) {
      const versions = records.map(({ id, version = 1 }) => ({ id, version }));
      const body = { kind: kind as BulkChange['kind'], records: versions, changes };
      show(await dataOf(api.POST(path, { ...at(), body })));
    },
    stop: (bulk_change_id: number) => orToast(api.DELETE(`${path}/{bulk_change_id}`, at({ bulk_change_id }))),
    undo: (bulk_change_id: number) =>
      orToast(dataOf(api.POST(`${path}/{bulk_change_id}/undo`, at({ bulk_change_id }))).then(show)),
  };
}

const verbs = {
  update: ['Updating', 'updated'],
  delete: ['Deleting', 'deleted'],
  revert: ['Reverting', 'reverted'],
  restore: ['Restoring', 'restored'],
} as const;

/** Milliseconds between two looks at the progress. */
const interval = 500;

const isRunning = ({ ended_at }: BulkChange) => ended_at === null;

/** Shows the progress of the bulk changes of the member on every page, and how they have ended. */
export function BulkChanges() {
  const { memberId } = useOrganization();
  const { api, at, keyOf } = useOrganizationApi();
  const { after: refreshAfter } = useRefresh();
  const { stop, undo } = useBulkChanges();
  const toast = useToast();
  const watched = useRef(new Set<number>());
  const [incomplete, setIncomplete] = useState<readonly BulkChange[]>([]);
  const { data = [] } = useQuery({
    queryKey: keyOf('bulk-changes'),
    queryFn: async () => (await dataOf(api.GET(path, at()))).data,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? interval : false),
  });
  const own = data.filter(({ member_id }) => member_id === memberId);
  useEffect(() => {
    for (const bulkChange of own) {
      const { bulk_change_id: id, made, total } = bulkChange;
      if (isRunning(bulkChange)) watched.current.add(id);
      else if (watched.current.delete(id)) {
        void refreshAfter(Promise.resolve());
        if (made < (total ?? 1)) setIncomplete((others) => [...others, bulkChange]);
        else toast(madeOf(bulkChange), { undo: () => undo(id) });
      }
    }
  });
  const close = (id: number) => setIncomplete((all) => all.filter(({ bulk_change_id }) => bulk_change_id !== id));
  return (
    <>
      {own.filter(isRunning).map((bulkChange) => {
        const { bulk_change_id: id, action, made, failed, total, stopped } = bulkChange;
        const count =
          total === null ? nounsOf(bulkChange) : `${made + failed} of ${countOf(total, resourceOf(bulkChange))}`;
        return (
          <section key={id} className={`raised ${styles.running}`} aria-label="Bulk change">
            <Progress label={`${verbs[action][0]} ${count}`} value={made + failed} max={total ?? undefined} />
            <Button variant="secondary" small disabled={stopped} onClick={() => stop(id)}>
              Stop
            </Button>
          </section>
        );
      })}
      {incomplete.map((bulkChange) => {
        const { bulk_change_id: id, action, made, failed, total, failures } = bulkChange;
        const rest = (total ?? 0) - made - failed;
        return (
          <Notice key={id} tone="warning" title={madeOf(bulkChange)}>
            {rest > 0 && <p>Stopped before {countOf(rest, resourceOf(bulkChange))}.</p>}
            <ul>
              {failures.map(({ code, count, record_ids }) => (
                <li key={code}>
                  {countOf(count, resourceOf(bulkChange))} could not be {verbs[action][1]}: {label(code).toLowerCase()}.{' '}
                  {record_ids.map((recordId) => (
                    <span key={recordId}>
                      <RecordLink kind={bulkChange.kind} id={recordId} />{' '}
                    </span>
                  ))}
                  {count > record_ids.length && `And ${(count - record_ids.length).toLocaleString('en')} more.`}
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              {made > 0 && (
                <Button
                  variant="secondary"
                  small
                  onClick={() => {
                    close(id);
                    undo(id);
                  }}
                >
                  Undo
                </Button>
              )}
              <Button variant="secondary" small onClick={() => close(id)}>
                Close
              </Button>
            </div>
          </Notice>
        );
      })}
    </>
  );
}

function RecordLink({ kind, id }: { kind: string; id: number }) {
  const organization = useOrganization();
  const { name = `#${id}` } = useRecordName(kind, id);
  return <Link to={paths.record(organization.id, collectionOf(kind)?.collection ?? kind, id)}>{name}</Link>;
}

const resourceOf = ({ kind }: BulkChange): Pick<Resource, 'noun' | 'nouns'> =>
  collectionOf(kind) ?? { noun: kind, nouns: kind };

const nounsOf = (bulkChange: BulkChange) => resourceOf(bulkChange).nouns;

const madeOf = (bulkChange: BulkChange) =>
  `${countOf(bulkChange.made, resourceOf(bulkChange))} ${verbs[bulkChange.action][1]}`;
