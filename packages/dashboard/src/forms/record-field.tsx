import { fieldWords } from '../ui/words.ts';
import { ChoiceField } from './choice-field.tsx';
import { EntriesField } from './entries-field.tsx';
import { ItemsField } from './items-field.tsx';
import { MomentField } from './moment-field.tsx';
import { PartsField } from './parts-field.tsx';
import type { DraftRecord, Entry } from './record-draft.ts';
import type { RecordFieldProps } from './record-field-props.ts';
import { ReferenceField } from './reference-field.tsx';
import { ReferencesField } from './references-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

/** One field of a record, as its schema wants it. */
export function RecordField({ field, pointer, value, onChange }: RecordFieldProps) {
  const { kind, name, schema, required } = field;
  const common = { field, pointer, onChange };
  switch (kind) {
    case 'choice':
      return <ChoiceField {...common} value={value as string} />;
    case 'moment':
      return <MomentField {...common} value={value as string} />;
    case 'switch':
      return <SwitchField {...common} value={value as boolean} />;
    case 'reference':
      return <ReferenceField {...common} value={value as string} />;
    case 'references':
      return <ReferencesField {...common} value={value as string[]} />;
    case 'items':
      return <ItemsField {...common} value={value as DraftRecord[]} />;
    case 'parts':
      return <PartsField {...common} value={value as DraftRecord | null} />;
    case 'entries':
      return <EntriesField {...common} value={value as Entry[]} />;
    default:
      return (
        <TextField
          pointer={pointer}
          label={fieldWords(name)}
          description={kind === 'texts' ? `${schema.description ?? ''} One in each line.` : schema.description}
          required={required}
          deep={kind === 'texts'}
          lines={kind === 'lines' || kind === 'texts'}
          short={kind === 'number' || kind === 'date'}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          value={value as string}
          onChange={onChange}
        />
      );
  }
}
