import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { parameterSerializers } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { restorationPeriod } from '@worklane/contract/requests';
import { Download, ScrollText } from 'lucide-react';
import { useBulkChanges } from '../../layout/bulk-changes.tsx';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { FilterBar, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import { viaLabels } from '../../ui/labels.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult, ShowMore } from '../../ui/query-result.tsx';
import styles from './audit-log.module.css';
import { AuditSentence, auditGroups } from './audit-sentence.tsx';

/** Shows who did what in the organization, when and from where. */
export function AuditLog() {
  const filters = useAuditFilters();
  const exportUrl = useExportUrl(filters);
  const query = useAuditLog(filters);
  return (
    <Page
      title="Audit log"
      description="Sign-ins, bulk changes of records, and changes of members, applications, tokens and webhooks. Entries are never changed or deleted."
      actions={
        <ButtonAnchor variant="secondary" href={exportUrl} download>
          <Download aria-hidden />
          Export as JSON lines
        </ButtonAnchor>
      }
    >
      <AuditFilters filters={filters} />
      <QueryResult query={query}>
        {({ pages }) => {
          const entries = pages.flatMap(({ data }) => data);
          if (entries.length === 0) return <NoEntries filtered={filters.active} />;
          return (
            <>
              <ul className={`raised ${styles.entries}`} aria-label="Audit log entries">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              <ShowMore query={query}>Show older entries</ShowMore>
            </>
          );
        }}
      </QueryResult>
    </Page>
  );
}

function AuditFilters({ filters }: { filters: ReturnType<typeof useAuditFilters> }) {
  return (
    <FilterBar className={styles.filters}>
      <SelectFilter
        label="Actions"
        options={Object.keys(auditGroups)}
        optionLabel={(group) => group}
        {...filters.field('group')}
      />
      <InputFilter label="By (name, email or client ID)" type="text" {...filters.field('actor')} />
      <InputFilter label="Target (name or ID)" type="text" {...filters.field('target')} />
      <InputFilter label="From" type="datetime-local" {...filters.field('created_at_from')} />
      <InputFilter label="To" type="datetime-local" {...filters.field('created_at_to')} />
    </FilterBar>
  );
}

const Entry = ({ entry }: { entry: schemas.AuditEntry }) => (
  <li>
    <p>
      <AuditSentence entry={entry} />
    </p>
    <p className="soft small">
      <DateTime at={entry.created_at} />
      {originLabels(entry).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
    <Undo entry={entry} />
  </li>
);

/** Undoes a bulk change while the service knows its records. */
function Undo({ entry: { action, created_at, details } }: { entry: schemas.AuditEntry }) {
  const { role } = useOrganization();
  const { undo } = useBulkChanges();
  const isKept = Date.now() - Date.parse(created_at) < restorationPeriod;
  if (action !== 'bulk_change.started' || !isKept || role === 'viewer') return null;
  return (
    <ConfirmDialog
      trigger="Undo"
      small
      title="Undo this bulk change?"
      description="Records get their previous values, or are restored. Those that have changed since stay as they are."
      variant="primary"
      action={async () => undo(Number(details.bulk_change_id))}
    />
  );
}

/** Returns through which application, whether through an AI agent, and from where, someone acted. */
function originLabels({ actor, origin }: schemas.AuditEntry): string[] {
  const application = actor.type === 'member' && actor.client_id !== undefined ? `through ${actor.client_id}` : null;
  const via = actor.via !== undefined ? `through ${viaLabels[actor.via]}` : null;
  return [application, via, origin?.ip, origin?.browser].filter((text) => typeof text === 'string');
}

const NoEntries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <p className="soft">No entries match these filters.</p>
  ) : (
    <EmptyState icon={ScrollText} title="No entries yet">
      <p>
        Sign-ins and changes of members, applications, tokens and webhooks are recorded here: who, what, when and from
        where.
      </p>
    </EmptyState>
  );

const auditLog = '/dashboard/api/organizations/{organization_id}/audit-log';

/** Keeps the filters of the audit log in the URL. The service reports an invalid value. */
const useAuditFilters = () => useFilters(['group', 'actor', 'target', 'created_at_from', 'created_at_to']);

type AuditFilters = ReturnType<typeof useAuditFilters>;

/** Returns the query parameters of filters. */
function parametersOf({ query: { group, ...query } }: AuditFilters) {
  if (group === undefined) return query;
  // The service reports an unknown group, by which nothing would be filtered here.
  const actions = Object.hasOwn(auditGroups, group) ? auditGroups[group] : undefined;
  return { ...query, actions: [...(actions ?? ['unknown' as schemas.AuditAction])] };
}

/** Loads the audit log, newest first. */
function useAuditLog(filters: AuditFilters) {
  const { api, at, keyOf } = useOrganizationApi();
  const query = parametersOf(filters);
  return useInfiniteQuery({
    queryKey: keyOf('audit-log', query),
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET(auditLog, { params: { ...at().params, query: { ...query, ...(cursor !== null && { cursor }) } } }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Returns the address of the export with the same filters. */
function useExportUrl(filters: AuditFilters): string {
  const { id } = useOrganization();
  const query = parameterSerializers.querySerializer(parametersOf(filters));
  const path = `${auditLog.replace('{organization_id}', String(id))}/export`;
  return query === '' ? path : `${path}?${query}`;
}
