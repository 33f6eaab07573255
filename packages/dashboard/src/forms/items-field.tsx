import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from './field.tsx';
import styles from './nested.module.css';
import { type DraftRecord, draftOf } from './record-draft.ts';
import { about, type RecordFieldProps } from './record-field-props.ts';
import { RecordFields } from './record-fields.tsx';

/** A list of objects, such as the line items of an order. */
export function ItemsField({ field, pointer, value, onChange }: RecordFieldProps<DraftRecord[]>) {
  const parts = field.parts ?? [];
  return (
    <FieldGroup pointer={pointer} {...about(field)}>
      {value.map((item, index) => (
        <fieldset key={index} className={styles.nested} aria-label={`Item ${index + 1}`}>
          <RecordFields
            fields={parts}
            pointer={`${pointer}/${index}`}
            value={item}
            onChange={(changed) => onChange(value.with(index, changed))}
          />
          <Button look="plain" small onClick={() => onChange(value.toSpliced(index, 1))}>
            <X aria-hidden />
            Remove item {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button look="quiet" small onClick={() => onChange([...value, draftOf(parts)])}>
        <Plus aria-hidden />
        Add item
      </Button>
    </FieldGroup>
  );
}
