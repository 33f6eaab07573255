import input from '../ui/input.module.css';
import field from './field.module.css';
import { fieldId, useFieldError } from './field-errors.ts';
import { about, type RecordFieldProps } from './record-field-props.ts';

/** Yes or no. */
export function SwitchField({ field: shape, pointer, value, onChange }: RecordFieldProps<boolean>) {
  const error = useFieldError(pointer);
  const { label, description } = about(shape);
  return (
    <div className={field.field}>
      <label className={input.choice}>
        <input
          id={fieldId(pointer)}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <b>{label}</b>
          <br />
          <span className="soft small">{description}</span>
        </span>
      </label>
      {error && <p className={field.error}>{error}</p>}
    </div>
  );
}
