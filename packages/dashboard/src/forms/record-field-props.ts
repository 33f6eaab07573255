import type { FieldShape } from '../contract/fields.ts';
import { fieldWords } from '../ui/words.ts';
import type { DraftValue } from './record-draft.ts';

export interface RecordFieldProps<Value = DraftValue> {
  field: FieldShape;
  /** JSON pointer of the value in the body. */
  pointer: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** What every field is shown with. */
export const about = ({ name, schema, required }: FieldShape) => ({
  label: fieldWords(name),
  description: schema.description,
  required,
});
