import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from './field.tsx';
import { fieldId } from './field-errors.ts';
import styles from './nested.module.css';
import { about, type RecordFieldProps } from './record-field-props.ts';
import { ReferencePicker } from './reference-picker.tsx';

/** The ids of several other records. */
export function ReferencesField({ field, pointer, value, onChange }: RecordFieldProps<string[]>) {
  const kind = field.refersTo ?? '';
  return (
    <FieldGroup pointer={pointer} {...about(field)} deep>
      {value.map((id, index) => (
        <div key={index} className={styles.row}>
          <label className="visually-hidden" htmlFor={fieldId(`${pointer}/${index}`)}>
            {kind} {index + 1}
          </label>
          <ReferencePicker
            kind={kind}
            value={id}
            onChange={(changed) => onChange(value.with(index, changed))}
            aria={{ id: fieldId(`${pointer}/${index}`), 'aria-describedby': undefined, 'aria-invalid': undefined }}
          />
          <Button
            look="plain"
            small
            aria-label={`Remove ${kind} ${index + 1}`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Button look="quiet" small onClick={() => onChange([...value, ''])}>
        <Plus aria-hidden />
        Add {kind}
      </Button>
    </FieldGroup>
  );
}
