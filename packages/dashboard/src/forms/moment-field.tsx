import { fromLocal, toLocal } from './local-moment.ts';
import { about, type RecordFieldProps } from './record-field-props.ts';
import { TextField } from './text-field.tsx';

/** A moment, typed in the time zone of the person. */
export const MomentField = ({ field, pointer, value, onChange }: RecordFieldProps<string>) => (
  <TextField
    pointer={pointer}
    {...about(field)}
    type="datetime-local"
    short
    value={toLocal(value)}
    onChange={(text) => onChange(fromLocal(text))}
  />
);
