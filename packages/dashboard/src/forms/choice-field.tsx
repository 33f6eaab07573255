import input from '../ui/input.module.css';
import { words } from '../ui/words.ts';
import { Field } from './field.tsx';
import { about, type RecordFieldProps } from './record-field-props.ts';

/** One of the values that the contract lists. */
export function ChoiceField({ field, pointer, value, onChange }: RecordFieldProps<string>) {
  const { schema, required } = field;
  const mayBeEmpty = value === '' || schema.nullable || !required;
  return (
    <Field pointer={pointer} {...about(field)}>
      {(aria) => (
        <select
          className={`${input.input} ${input.short}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...aria}
        >
          {mayBeEmpty && schema.default === undefined && <option value="">None</option>}
          {(schema.enum as string[]).map((each) => (
            <option key={each} value={each}>
              {words(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
