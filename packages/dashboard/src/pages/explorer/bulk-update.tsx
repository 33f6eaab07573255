import schemas from 'contract:schemas';
import type { Resource } from '@worklane/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type AnyRecord, countOf } from '../../contract/collections.ts';
import { fieldsOf, type SchemaField } from '../../contract/fields.ts';
import { SelectField } from '../../forms/field.tsx';
import { hintsOf } from '../../forms/field-hints.ts';
import { bodyOf, draftOf, type RecordDraft } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { useBulkChanges } from '../../layout/bulk-changes.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { fieldLabel } from '../../ui/labels.ts';
import styles from './bulk.module.css';

export interface BulkActionProps {
  resource: Resource;
  records: readonly AnyRecord[];
  /** Called when the service has the change. */
  onStart: () => void;
}

/** The kinds of fields for which several records often get the same value. */
const updatable = new Set<SchemaField['kind']>(['enum', 'boolean', 'reference', 'date', 'date-time']);

/** Sets one field of the selected records. */
export function BulkUpdate({ resource, records, onStart }: BulkActionProps) {
  const { schemas: names } = resource;
  const fields = fieldsOf(schemas, names.update ?? '').filter(({ kind }) => updatable.has(kind));
  const [name, setName] = useState(fields[0]?.name ?? '');
  const field = fields.filter((each) => each.name === name);
  const [draft, setDraft] = useState<RecordDraft>(() => draftOf(field));
  const { start } = useBulkChanges();
  if (!field[0]) return null;
  const patch = bodyOf(field, draft);
  const count = countOf(records.length, resource);
  const isMissing = patch[name] === null && !field[0].schema.nullable;
  return (
    <ConfirmDialog
      trigger="Update"
      icon={Pencil}
      small
      variant="primary"
      title={`Update ${count}?`}
      confirm={`Update ${count}`}
      description="Sets one field. Records that someone else has modified meanwhile are not updated."
      ready={!isMissing}
      action={() => start(resource, records, patch).then(onStart)}
    >
      <div className={styles.update}>
        <SelectField
          pointer="/field of the update"
          label="Field"
          value={name}
          onChange={(selected) => {
            setName(selected);
            setDraft(draftOf(fields.filter((each) => each.name === selected)));
          }}
          short
        >
          {fields.map((each) => (
            <option key={each.name} value={each.name}>
              {fieldLabel(each.name)}
            </option>
          ))}
        </SelectField>
        <RecordFields fields={field} hints={hintsOf(resource.kind)} value={draft} onChange={setDraft} />
        {patch[name] === null && !isMissing && (
          <p className="soft">
            {fieldLabel(name)} of {count} will be empty.
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
