import { Plus, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import input from '../ui/input.module.css';
import { FieldGroup } from './field.tsx';
import styles from './nested.module.css';
import type { Entry } from './record-draft.ts';
import { about, type RecordFieldProps } from './record-field-props.ts';

const types: Readonly<Record<Entry['type'], string>> = { string: 'Text', number: 'Number', boolean: 'Yes or no' };

/** Names and values that the organization makes up, such as the custom fields. */
export function EntriesField({ field, pointer, value, onChange }: RecordFieldProps<Entry[]>) {
  return (
    <FieldGroup pointer={pointer} {...about(field)} deep>
      {value.map((entry, index) => {
        const set = (change: Partial<Entry>) => onChange(value.with(index, { ...entry, ...change }));
        const nth = index + 1;
        return (
          <div key={index} className={styles.entry}>
            <input
              className={input.input}
              aria-label={`Name of field ${nth}`}
              placeholder="Name"
              value={entry.name}
              onChange={(event) => set({ name: event.target.value })}
            />
            <select
              className={input.input}
              aria-label={`Type of field ${nth}`}
              value={entry.type}
              onChange={(event) => set(emptyOf(event.target.value as Entry['type']))}
            >
              {Object.entries(types).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </select>
            {entry.type === 'boolean' ? (
              <select
                className={input.input}
                aria-label={`Value of field ${nth}`}
                value={entry.value}
                onChange={(event) => set({ value: event.target.value })}
              >
                <option value="false">No</option>
                <option value="true">Yes</option>
              </select>
            ) : (
              <input
                className={input.input}
                aria-label={`Value of field ${nth}`}
                placeholder="Value"
                value={entry.value}
                onChange={(event) => set({ value: event.target.value })}
              />
            )}
            <Button
              look="plain"
              small
              aria-label={`Remove field ${nth}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </Button>
          </div>
        );
      })}
      <Button look="quiet" small onClick={() => onChange([...value, { name: '', type: 'string', value: '' }])}>
        <Plus aria-hidden />
        Add field
      </Button>
    </FieldGroup>
  );
}

const emptyOf = (type: Entry['type']) => ({ type, value: type === 'boolean' ? 'false' : '' });
