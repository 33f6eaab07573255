import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from './field.tsx';
import styles from './nested.module.css';
import { type DraftRecord, draftOf } from './record-draft.ts';
import { about, type RecordFieldProps } from './record-field-props.ts';
import { RecordFields } from './record-fields.tsx';

/** An object with fields of its own, such as an address; one that may be missing is added first. */
export function PartsField({ field, pointer, value, onChange }: RecordFieldProps<DraftRecord | null>) {
  const { label } = about(field);
  const parts = field.parts ?? [];
  return (
    <FieldGroup pointer={pointer} {...about(field)}>
      {value === null ? (
        <Button look="quiet" small onClick={() => onChange(draftOf(parts))}>
          <Plus aria-hidden />
          Add {label.toLowerCase()}
        </Button>
      ) : (
        <div className={`${styles.nested} ${styles.parts}`}>
          <RecordFields fields={parts} pointer={pointer} value={value} onChange={onChange} />
          {!field.required && (
            <Button look="plain" small onClick={() => onChange(null)}>
              <X aria-hidden />
              Remove {label.toLowerCase()}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
