import { Field } from './field.tsx';
import { about, type RecordFieldProps } from './record-field-props.ts';
import { ReferencePicker } from './reference-picker.tsx';

/** The id of another record. */
export const ReferenceField = ({ field, pointer, value, onChange }: RecordFieldProps<string>) => (
  <Field pointer={pointer} {...about(field)}>
    {(aria) => <ReferencePicker kind={field.refersTo ?? ''} value={value} onChange={onChange} aria={aria} />}
  </Field>
);
