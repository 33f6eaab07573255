import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { Trash2 } from 'lucide-react';
import { type AnyRecord, countOf, recordQueries } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkUpdate } from './bulk-update.tsx';
import { SelectMatching } from './select-matching.tsx';
import type { Selection } from './selection.ts';
import { useUndo } from './use-undo.ts';

interface BulkBarProps {
  resource: Resource;
  /** The filters of the list. */
  query: Readonly<Record<string, string>>;
  /** Whether the list has more records than are loaded. */
  hasMore: boolean;
  selection: Selection;
  /** The records as they are loaded, with their latest versions. */
  loaded: readonly AnyRecord[];
}

/** What can be done with the selected records. */
export function BulkBar({ resource, query, hasMore, selection, loaded }: BulkBarProps) {
  const latest = new Map(loaded.map((record) => [record.id, record]));
  const records = [...selection.records.values()].map((record) => latest.get(record.id) ?? record);
  return (
    <section className={`raised ${styles.bar}`} aria-label="Selected records">
      <span role="status">{countOf(records.length, resource)} selected</span>
      {hasMore && <SelectMatching resource={resource} query={query} onSelect={selection.add} />}
      <BulkUpdate resource={resource} records={records} />
      <BulkDelete resource={resource} records={records} onDeleted={selection.remove} />
      <Button variant="text" small onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}

interface BulkDeleteProps {
  resource: Resource;
  records: readonly AnyRecord[];
  onDeleted: (ids: readonly number[]) => void;
}

function BulkDelete({ resource, records, onDeleted }: BulkDeleteProps) {
  const { queries } = useOrganization();
  const cache = useQueryClient();
  const { keys } = recordQueries(queries, resource);
  const { restore } = useUndo(resource);
  return (
    <BulkDialog
      resource={resource}
      records={records}
      icon={Trash2}
      verb={['Delete', 'Deleting', 'deleted']}
      variant="danger"
      description="The API can restore them for 30 days."
      confirmAbove={20}
      change={({ id, version }) => ({ delete: { id, version } })}
      retryOn="record_referenced"
      undo={restore}
      onDone={(deleted) => {
        for (const { id } of deleted) cache.removeQueries({ queryKey: keys.record(id) });
        onDeleted(deleted.map(({ id }) => id));
      }}
    />
  );
}
