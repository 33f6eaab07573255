import type { schemas } from '@worklane/contract/dashboard';
import { Download, ScrollText } from 'lucide-react';
import { viaLabels } from '../../contract/via-labels.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar, InputFilter, SelectFilter } from '../../ui/filters.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './audit-log.module.css';
import { AuditSentence, auditGroups } from './audit-sentence.tsx';
import { useAuditFilters, useAuditLog, useExportUrl } from './queries.ts';

/** Shows who did what in the organization, when and from where. */
export function AuditLog() {
  const filters = useAuditFilters();
  const exportUrl = useExportUrl(filters);
  const query = useAuditLog(filters);
  return (
    <Page
      title="Audit log"
      description="Sign-ins and changes of members, applications, tokens and webhooks. Entries are never changed or deleted."
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
  const propsOf = (name: Parameters<typeof filters.get>[0]) => ({
    value: filters.get(name),
    onChange: (value: string) => filters.set({ [name]: value }),
  });
  return (
    <FilterBar className={styles.filters}>
      <SelectFilter
        label="Actions"
        options={Object.keys(auditGroups)}
        optionLabel={(group) => group}
        {...propsOf('group')}
      />
      <InputFilter label="By (name, email or client ID)" type="text" {...propsOf('actor')} />
      <InputFilter label="Target (name or ID)" type="text" {...propsOf('target')} />
      <InputFilter label="From" type="datetime-local" {...propsOf('created_at_from')} />
      <InputFilter label="To" type="datetime-local" {...propsOf('created_at_to')} />
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
  </li>
);

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
