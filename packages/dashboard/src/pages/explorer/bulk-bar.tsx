import type { Resource } from '@worklane/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AnyRecord, countOf } from '../../contract/collections.ts';
import { TextField } from '../../forms/field.tsx';
import { useBulkChanges } from '../../layout/bulk-changes.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './bulk.module.css';
import { type BulkActionProps, BulkUpdate } from './bulk-update.tsx';
import { SelectMatching } from './select-matching.tsx';
import type { Selection } from './selection.ts';

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
      <BulkUpdate resource={resource} records={records} onStart={selection.clear} />
      <BulkDelete resource={resource} records={records} onStart={selection.clear} />
      <Button variant="text" small onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}

/** With more records, their number is typed before they can be deleted. */
const confirmAbove = 20;

function BulkDelete({ resource, records, onStart }: BulkActionProps) {
  const { start } = useBulkChanges();
  const [typed, setTyped] = useState('');
  const isTyped = records.length > confirmAbove;
  const count = countOf(records.length, resource);
  return (
    <ConfirmDialog
      trigger="Delete"
      icon={Trash2}
      small
      title={`Delete ${count}?`}
      description="They can be restored for 30 days."
      confirm={`Delete ${count}`}
      ready={!isTyped || typed.trim() === String(records.length)}
      onOpen={() => setTyped('')}
      action={() => start(resource, records, null).then(onStart)}
    >
      {isTyped && (
        <TextField
          pointer="/number of records"
          label={`Number of ${resource.nouns}`}
          description={`To confirm, type ${records.length}.`}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          short
        />
      )}
    </ConfirmDialog>
  );
}
