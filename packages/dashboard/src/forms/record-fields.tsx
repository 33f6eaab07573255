import type { FieldShape } from '../contract/fields.ts';
import { type DraftRecord, draftOf } from './record-draft.ts';
import { RecordField } from './record-field.tsx';

export interface RecordFieldsProps {
  fields: readonly FieldShape[];
  value: DraftRecord;
  onChange: (value: DraftRecord) => void;
  /** JSON pointer of the object that has the fields; empty for the body. */
  pointer?: string;
}

/** The fields of an object, each as its schema wants it. */
export function RecordFields({ fields, value, onChange, pointer = '' }: RecordFieldsProps) {
  // A draft that was kept while the contract changed lacks what is new.
  const empty = draftOf(fields);
  return fields.map((field) => (
    <RecordField
      key={field.name}
      field={field}
      pointer={`${pointer}/${field.name}`}
      value={value[field.name] ?? empty[field.name] ?? null}
      onChange={(changed) => onChange({ ...value, [field.name]: changed })}
    />
  ));
}
